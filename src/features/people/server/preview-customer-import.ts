import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { previewOf } from "#platform/imports/judge-import.ts";
import type { customerImportContract } from "../import-contract.ts";
import { judgeCustomers } from "./judge-customers.ts";

/** Shows what a file would do, and does nothing. */
export async function previewCustomerImport(
  ctx: Context,
  { rows }: ParsedOf<typeof customerImportContract.previewCustomerImport>,
) {
  return accept({ rows: (await judgeCustomers(ctx, rows)).map(previewOf) });
}
