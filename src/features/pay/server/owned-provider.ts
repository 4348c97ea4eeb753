import { personAsking } from "#domain/account/person-asking.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findOwnedProvider } from "./provider-views.ts";

/** The actor’s provider, if they are its owner: front desk staff may not see money. */
export async function ownedProvider(ctx: Context): Promise<Result<string, "owners_only">> {
  const id = await findOwnedProvider(ctx.db, personAsking(ctx.actor));
  return id ? accept(id) : refuse("owners_only");
}
