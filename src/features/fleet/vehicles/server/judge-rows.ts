import * as z from "zod/mini";
import { fleetBands } from "#domain/company/catalogue.ts";
import { barePlate } from "#domain/fleet/plate.ts";
import { csvValue, type VehicleCsvField, type VehicleCsvRow, vehicleCsvFields } from "#domain/fleet/vehicle-csv.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { VehicleRow } from "../../server/store.ts";
import { type VehicleForm, vehicleForm } from "../contract.ts";
import type { ImportedRow } from "../import-contract.ts";
import { findByPlates } from "./import-views.ts";

export type JudgedRow = ImportedRow & { readonly id: string | null; readonly form: VehicleForm | null };

/** What each row would do to the fleet as it is now. A cell that is empty leaves a vehicle as it is. */
export async function judgeRows(ctx: Context, rows: readonly VehicleCsvRow[]): Promise<JudgedRow[]> {
  const known: ReadonlyMap<string, VehicleRow> = await findByPlates(
    ctx.db,
    rows.map(({ plate = "" }) => plate),
  );
  const lastYear = Number(localDateOf(ctx.now).slice(0, 4)) + 1;
  const seen = new Set<string>();
  return rows.map((row) => {
    const bare = barePlate(row.plate ?? "");
    const isTwice = bare !== "" && seen.has(bare);
    seen.add(bare);
    const judged = judgeRow(row, known.get(bare), lastYear);
    if (!isTwice) return judged;
    return { ...judged, kind: "error" as const, problems: ["This number plate is in the file twice"] };
  });
}

function judgeRow(row: VehicleCsvRow, before: VehicleRow | undefined, lastYear: number): JudgedRow {
  const result = Object.fromEntries(
    vehicleCsvFields.flatMap((field) => (row[field] ? [[field, csvValue(field, row[field])]] : [])),
  );
  const parsed = z.safeParse(vehicleForm, { ...(before && formOf(before)), ...result });
  const at = { plate: row.plate ?? "", id: before?.id ?? null, version: before?.version ?? null };
  if (!parsed.success)
    return { ...at, kind: "error", changes: [], problems: messagesOf(parsed.error.issues), form: null };
  const form = parsed.data;
  const problems = form.year > lastYear ? ["Enter a year up to next year"] : [];
  if (before?.state === "retired") problems.push("This vehicle is retired. Bring it back first");
  // Its plate is how it was found: spaced otherwise it is still the same.
  const kept = before ? { ...form, plate: before.plate } : form;
  const changes = before ? changesOf(formOf(before), kept) : [];
  if (problems.length > 0) return { ...at, kind: "error", changes, problems, form: null };
  const kind = before ? (changes.length > 0 && "changed") || "unchanged" : "new";
  return { ...at, plate: kept.plate, kind, changes, problems, form: kept };
}

const formOf = (row: VehicleRow): VehicleForm => ({
  plate: row.plate,
  band: row.band,
  make: row.make,
  model: row.model,
  year: row.year,
  seats: row.seats,
  bags: row.bags,
  vin: row.vin,
  colour: row.colour,
  fuel: row.fuel,
  note: row.note,
  has_trailer_hook: row.hasTrailerHook,
  owner_id: row.ownerId,
});

const changesOf = (before: VehicleForm, after: VehicleForm) =>
  vehicleCsvFields
    .filter((field: VehicleCsvField) => before[field] !== after[field])
    .map((field) => ({ field, from: String(before[field] ?? ""), to: String(after[field] ?? "") }));

const names: Readonly<Record<string, string>> = { band: `class: ${fleetBands.map(({ name }) => name).join(", ")}` };

/** A column that is missing altogether has no message of its own. */
const messagesOf = (issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]) =>
  issues.map(({ path: [field = ""], message }) => {
    const name = names[String(field)] ?? String(field);
    return message.startsWith("Invalid") ? `Enter the ${name}` : message;
  });
