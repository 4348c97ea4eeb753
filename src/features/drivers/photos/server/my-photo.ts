import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findOwnPhoto } from "./views.ts";

/** The driver’s own photograph, and the one that waits for our team. */
export async function myPhoto(ctx: Context) {
  const own = await findOwnPhoto(ctx.db, personAsking(ctx.actor));
  return own ? accept(own) : refuse("not_found");
}
