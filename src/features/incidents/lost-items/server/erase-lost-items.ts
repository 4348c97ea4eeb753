import type { Context } from "#platform/context.ts";
import type { ErasedPerson } from "#platform/erasures.ts";
import { forgetLostItemsOf } from "./store.ts";

/** Erases the texts of this person’s lost items. The item and its outcome stay. */
export const eraseLostItems = (ctx: Context, { records }: ErasedPerson): Promise<void> =>
  forgetLostItemsOf(ctx.db, records.bookings);
