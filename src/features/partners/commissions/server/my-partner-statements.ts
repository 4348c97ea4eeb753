import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { ownedPartner } from "../../server/owned-partner.ts";
import type { statementsContract } from "../statements-contract.ts";
import { describeListed } from "./describe-statement.ts";
import { findStatements } from "./statement-views.ts";

const pageSize = 12;

/** Statements of the partner itself. */
export async function myPartnerStatements(
  ctx: Context,
  { after }: ParsedOf<typeof statementsContract.myPartnerStatements>,
) {
  const own = await ownedPartner(ctx);
  if (!own.ok) return own;
  const { rows, next } = await findStatements(ctx.db, { organisationId: own.value.id, after }, pageSize);
  return accept({ statements: rows.map(describeListed), next });
}
