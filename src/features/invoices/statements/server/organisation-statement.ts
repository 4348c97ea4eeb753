import { personAsking } from "#domain/account/person-asking.ts";
import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { drawAccountStatement } from "./draw-account-statement.ts";
import type { Period } from "./gather-account.ts";
import { findOrganisationOf } from "./views.ts";

export async function organisationStatement(ctx: Context, period: Period) {
  const organisationId = await findOrganisationOf(ctx.db, personAsking(ctx.actor));
  return organisationId ? drawAccountStatement(ctx, { organisationId }, period) : refuse("not_found");
}
