import type { Context } from "#platform/context.ts";
import type { ErasedPerson } from "#platform/erasures.ts";
import { anonymiseQuotes } from "./quote-store.ts";

/** Takes the person out of the quotes that were made for them. */
export async function eraseQuotes(ctx: Context, { email }: ErasedPerson): Promise<void> {
  if (email !== null) await anonymiseQuotes(ctx.db, email);
}
