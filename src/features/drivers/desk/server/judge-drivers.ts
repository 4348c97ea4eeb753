import * as z from "zod/mini";
import { allowsOf } from "#domain/compliance/document-facts.ts";
import {
  type DocumentColumn,
  type DriverCsvField,
  type DriverCsvRow,
  documentColumnNames,
  documentColumns,
  driverColumns,
  driverCsvFields,
} from "#domain/driver/driver-csv.ts";
import { dayOf, writtenDay, yesNoOf } from "#domain/text/import-cells.ts";
import { type LocalDate, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { judgeImport } from "#platform/imports/judge-import.ts";
import { type DriverFields, driverFields } from "../contract.ts";
import { findDriversByEmail, type KnownDriver } from "./import-views.ts";

export const ofDrivers = { kind: "drivers", scope: null } as const;

/** The driver described by a row, with the last day of each document. */
export type ImportedDriver = DriverFields & {
  readonly licence_codes: readonly string[];
  readonly lastDays: Readonly<Partial<Record<DocumentColumn, LocalDate>>>;
};

/** The effect of each row on the current drivers. An empty cell keeps the current value. */
export async function judgeDrivers(ctx: Context, rows: readonly DriverCsvRow[]) {
  const today = localDateOf(ctx.now);
  return judgeImport<DriverCsvField, KnownDriver, ImportedDriver>(rows, {
    fields: driverCsvFields,
    key: "email",
    compared: (email) => email.toLowerCase(),
    twice: "This email address is in the file twice",
    known: await findDriversByEmail(
      ctx.db,
      rows.map(({ email = "" }) => email),
    ),
    read: (row, before) => readDriver(row, before, today),
    shown: (of) => shownOf("version" in of ? formOf(of) : of),
  });
}

function readDriver(row: DriverCsvRow, before: KnownDriver | undefined, today: LocalDate) {
  const known = before && formOf(before);
  const isGuide = row.guide === undefined ? undefined : yesNoOf(row.guide);
  const codes = row.licence_codes === undefined ? undefined : listOf(row.licence_codes.toUpperCase());
  const unknownCodes = (codes ?? []).filter((code) => !allowsOf("drivers_licence").includes(code));
  const parsed = z.safeParse(driverFields, {
    first_name: row.first_name ?? known?.first_name ?? "",
    last_name: row.last_name ?? known?.last_name ?? "",
    email: before?.email ?? row.email ?? "",
    phone: row.phone ?? known?.phone ?? "",
    born_on: row.born_on === undefined ? (known?.born_on ?? null) : (writtenDay(row.born_on) ?? row.born_on),
    languages: row.languages === undefined ? (known?.languages ?? []) : listOf(row.languages),
    is_guide: isGuide ?? known?.is_guide ?? false,
    home_area: row.home_area ?? known?.home_area ?? "",
    note: row.note ?? known?.note ?? "",
    provider_id: known?.provider_id ?? null,
  });
  const lastDays = { ...known?.lastDays };
  const problems: string[] = [];
  for (const column of documentColumnNames) {
    const cell = row[column];
    const day = cell === undefined ? undefined : dayOf(cell);
    if (day) lastDays[column] = day;
    if (cell !== undefined && !day) problems.push(`Enter ${driverColumns[column].label} as 2026-12-31 or 31/12/2026`);
  }
  if (!parsed.success) problems.push(...parsed.error.issues.map(({ message }) => message));
  else if (parsed.data.born_on !== null && parsed.data.born_on >= today)
    problems.push("Enter a date of birth in the past");
  if (row.guide !== undefined && isGuide === undefined) problems.push("Enter yes or no for Guide");
  if (unknownCodes.length > 0)
    problems.push(`Enter licence codes such as ${allowsOf("drivers_licence").slice(0, 4).join(", ")}`);
  if (before?.state === "left") problems.push("This driver has left. Bring them back first");
  if (problems.length > 0 || !parsed.success) return { problems };
  return { form: { ...parsed.data, licence_codes: codes ?? known?.licence_codes ?? [], lastDays } };
}

const listOf = (cell: string): string[] =>
  cell
    .split(/[,;/]/)
    .map((word) => word.trim())
    .filter(Boolean);

const formOf = (driver: KnownDriver): ImportedDriver => ({
  first_name: driver.firstName,
  last_name: driver.lastName,
  email: driver.email,
  phone: driver.phone,
  born_on: driver.bornOn,
  languages: [...driver.languages],
  is_guide: driver.isGuide,
  home_area: driver.homeArea,
  note: driver.note,
  provider_id: driver.providerId,
  licence_codes: driver.licenceCodes,
  lastDays: Object.fromEntries(
    documentColumnNames.flatMap((column) => {
      const day = driver.lastDays.get(documentColumns[column]);
      return day ? [[column, day]] : [];
    }),
  ),
});

const shownOf = (form: ImportedDriver): Record<DriverCsvField, string> => ({
  email: form.email,
  first_name: form.first_name,
  last_name: form.last_name,
  phone: form.phone,
  born_on: form.born_on ?? "",
  languages: form.languages.join(", "),
  guide: form.is_guide ? "yes" : "no",
  home_area: form.home_area,
  note: form.note,
  licence_codes: form.licence_codes.join(", "),
  licence_expires: form.lastDays.licence_expires ?? "",
  prdp_expires: form.lastDays.prdp_expires ?? "",
  medical_expires: form.lastDays.medical_expires ?? "",
  guide_expires: form.lastDays.guide_expires ?? "",
  first_aid_expires: form.lastDays.first_aid_expires ?? "",
});
