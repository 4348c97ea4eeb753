import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { previewOf } from "#platform/imports/judge-import.ts";
import type { vehicleImportContract } from "../import-contract.ts";
import { judgeVehicles } from "./judge-vehicles.ts";

/** Shows what a file would do, without doing it. */
export async function previewVehicleImport(
  ctx: Context,
  { rows }: ParsedOf<typeof vehicleImportContract.previewVehicleImport>,
) {
  return accept({ rows: (await judgeVehicles(ctx, rows)).map(previewOf) });
}
