import type { Context } from "#platform/context.ts";
import type { ErasedPerson } from "#platform/erasures.ts";
import { forgetLinks } from "./store.ts";

/** Removes the person from the links to their trips, and from links that others shared with them. */
export const eraseLinks = (ctx: Context, { email, records }: ErasedPerson): Promise<void> =>
  forgetLinks(ctx.db, { bookingIds: records.bookings, email, now: ctx.now });
