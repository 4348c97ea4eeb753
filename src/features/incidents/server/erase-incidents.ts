import type { Context } from "#platform/context.ts";
import type { ErasedPerson } from "#platform/erasures.ts";
import { forgetDisputesOf } from "../disputes/server/store.ts";
import { forgetLostItemsOf } from "../lost-items/server/store.ts";
import { forgetWordsOf } from "./store.ts";

/** What was said about this person’s trips. That something happened, was lost or disputed, and what it cost, stays. */
export async function eraseIncidents(ctx: Context, { records }: ErasedPerson): Promise<void> {
  await forgetWordsOf(ctx.db, records.bookings);
  await forgetLostItemsOf(ctx.db, records.bookings);
  await forgetDisputesOf(ctx.db, records.bookings);
}
