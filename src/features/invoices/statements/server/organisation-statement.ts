import { personAsking } from "#domain/account/person-asking.ts";
import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { invoiceStatementContract } from "../contract.ts";
import { drawAccountStatement } from "./draw-account-statement.ts";
import { findOrganisationOf } from "./views.ts";

export async function organisationStatement(
  ctx: Context,
  input: ParsedOf<typeof invoiceStatementContract.organisationStatement>,
) {
  const organisationId = await findOrganisationOf(ctx.db, personAsking(ctx.actor));
  return organisationId ? drawAccountStatement(ctx, { organisationId }, input) : refuse("not_found");
}
