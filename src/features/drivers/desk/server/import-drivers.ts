import { type DocumentColumn, type DriverCsvField, documentColumns } from "#domain/driver/driver-csv.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { JudgedRow } from "#platform/imports/judge-import.ts";
import { lockImport, runImport } from "#platform/imports/run-import.ts";
import type { driverImportContract } from "../import-contract.ts";
import { enterDriver } from "./enter-driver.ts";
import { type ImportedDriver, judgeDrivers, ofDrivers } from "./judge-drivers.ts";
import { saveDriver } from "./save-driver.ts";

/**
 * Imports what the preview showed, all or nothing. It sends no invitations, which are sent from each driver’s
 * page. Changed expiry dates create documents that our team still has to verify.
 */
export async function importDrivers(
  ctx: Context,
  { rows, file_name }: ParsedOf<typeof driverImportContract.importDrivers>,
) {
  await lockImport(ctx.db, ofDrivers);
  return runImport(ctx, {
    of: ofDrivers,
    fileName: file_name,
    versions: rows.map(({ version }) => version),
    judged: await judgeDrivers(ctx, rows),
    write: async (row) => {
      const id = await writeDriver(ctx, row);
      if (id === undefined) return undefined;
      for (const column of changedDays(row)) {
        const expiresOn = row.form.lastDays[column];
        const type = documentColumns[column];
        const allows = type === "drivers_licence" ? row.form.licence_codes : [];
        if (expiresOn) await ctx.documents.enterLastDay(ctx, { driverId: id, type, expiresOn, allows });
      }
      return id;
    },
  });
}

type Row = JudgedRow<DriverCsvField, ImportedDriver> & { readonly form: ImportedDriver };

async function writeDriver(ctx: Context, { id, version, form }: Row): Promise<string | undefined> {
  const { lastDays: _lastDays, licence_codes: _codes, ...fields } = form;
  if (id === null || version === null) {
    const entered = await enterDriver(ctx, { ...fields, is_invited: false });
    return entered.ok ? entered.value.driver_id : undefined;
  }
  const saved = await saveDriver(ctx, { ...fields, driver_id: id, version });
  return saved.ok ? id : undefined;
}

/** For a new driver every document in the file; for a known one those that differ, and the licence if its codes do. */
function changedDays({ kind, changes, form }: Row): DocumentColumn[] {
  const columns = Object.keys(form.lastDays) as DocumentColumn[];
  if (kind === "new") return columns;
  const changed = new Set<string>(changes.map(({ field }) => field));
  return columns.filter(
    (column) => changed.has(column) || (column === "licence_expires" && changed.has("licence_codes")),
  );
}
