import { personAsking } from "#domain/account/person-asking.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findOwnPartner, type OwnPartner } from "./member-views.ts";

/** The actor’s partner, if they are its owner: front desk staff may not see money and users. */
export async function ownedPartner(ctx: Context): Promise<Result<OwnPartner, "owners_only">> {
  const own = await findOwnPartner(ctx.db, personAsking(ctx.actor));
  return own?.role === "owner" ? accept(own) : refuse("owners_only");
}
