import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { previewOf } from "#platform/imports/judge-import.ts";
import type { driverImportContract } from "../import-contract.ts";
import { judgeDrivers } from "./judge-drivers.ts";

/** Shows what a file would do, without doing it. */
export async function previewDriverImport(
  ctx: Context,
  { rows }: ParsedOf<typeof driverImportContract.previewDriverImport>,
) {
  return accept({ rows: (await judgeDrivers(ctx, rows)).map(previewOf) });
}
