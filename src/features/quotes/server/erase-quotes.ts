import type { Context } from "#platform/context.ts";
import type { ErasedPerson } from "#platform/erasures.ts";
import { anonymiseQuotes } from "./erasure-store.ts";

/** Removes the person from the quotes made for them. */
export async function eraseQuotes(ctx: Context, { records }: ErasedPerson): Promise<void> {
  if (records.quotes.length > 0) await anonymiseQuotes(ctx.db, records.quotes);
}
