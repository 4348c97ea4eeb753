import type { Context } from "#platform/context.ts";
import type { ErasedPerson } from "#platform/erasures.ts";
import { forgetLostItemsOf } from "./store.ts";

/** Erases this person’s lost items and messages. That something was lost, and the outcome, stays. */
export const eraseLostItems = (ctx: Context, { records }: ErasedPerson): Promise<void> =>
  forgetLostItemsOf(ctx.db, records.bookings);
