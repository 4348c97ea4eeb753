import { personAsking } from "#domain/account/person-asking.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findOwnPartner, type OwnPartner } from "./member-views.ts";

/** The partner that the caller owns: money and people are not for the desk. */
export async function ownedPartner(ctx: Context): Promise<Result<OwnPartner, "owners_only">> {
  const own = await findOwnPartner(ctx.db, personAsking(ctx.actor));
  return own?.role === "owner" ? accept(own) : refuse("owners_only");
}
