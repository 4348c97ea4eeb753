import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { statementsContract } from "../statements-contract.ts";
import { describeListed } from "./describe-statement.ts";
import { findStatements } from "./statement-views.ts";

const pageSize = 30;

/** Statements for our team. */
export async function partnerStatements(
  ctx: Context,
  { organisation_id, kind, after }: ParsedOf<typeof statementsContract.partnerStatements>,
) {
  const { rows, next } = await findStatements(ctx.db, { organisationId: organisation_id, kind, after }, pageSize);
  return accept({ statements: rows.map(describeListed), next });
}
