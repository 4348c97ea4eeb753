import type { Context } from "#platform/context.ts";
import type { ErasedPerson } from "#platform/erasures.ts";
import { forgetLostItemsOf } from "./store.ts";

/** This person’s lost items and messages about them. That something was lost, and what became of it, stays. */
export const eraseLostItems = (ctx: Context, { records }: ErasedPerson): Promise<void> =>
  forgetLostItemsOf(ctx.db, records.bookings);
