import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { vehicleImportContract } from "../import-contract.ts";
import { judgeRows } from "./judge-rows.ts";

/** Shows what a file would do, and does nothing. */
export async function previewVehicleImport(
  ctx: Context,
  { rows }: ParsedOf<typeof vehicleImportContract.previewVehicleImport>,
) {
  const judged = await judgeRows(ctx, rows);
  return accept({
    rows: judged.map(({ plate, kind, version, changes, problems }) => ({ plate, kind, version, changes, problems })),
  });
}
