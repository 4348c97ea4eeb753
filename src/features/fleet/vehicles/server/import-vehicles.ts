import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { lockImport, runImport } from "#platform/imports/run-import.ts";
import type { vehicleImportContract } from "../import-contract.ts";
import { editVehicle } from "./edit-vehicle.ts";
import { enterVehicle } from "./enter-vehicle.ts";
import { judgeVehicles, ofVehicles } from "./judge-vehicles.ts";

/** Imports what the preview showed, all or nothing: a vehicle changed since then needs a new preview. */
export async function importVehicles(
  ctx: Context,
  { rows, file_name }: ParsedOf<typeof vehicleImportContract.importVehicles>,
) {
  await lockImport(ctx.db, ofVehicles);
  return runImport(ctx, {
    of: ofVehicles,
    fileName: file_name,
    versions: rows.map(({ version }) => version),
    judged: await judgeVehicles(ctx, rows),
    write: async ({ id, version, form }) => {
      const written =
        id === null || version === null
          ? await enterVehicle(ctx, { ...form, odometer_km: 0 })
          : await editVehicle(ctx, { ...form, id, version });
      return written.ok ? (id ?? ("id" in written.value ? written.value.id : undefined)) : undefined;
    },
  });
}
