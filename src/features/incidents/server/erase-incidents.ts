import type { Context } from "#platform/context.ts";
import type { ErasedPerson } from "#platform/erasures.ts";
import { forgetWordsOf } from "./store.ts";

/** Erases statements about this person’s trips. The incident and its cost stay. */
export async function eraseIncidents(ctx: Context, { records }: ErasedPerson): Promise<void> {
  await forgetWordsOf(ctx.db, records.bookings);
}
