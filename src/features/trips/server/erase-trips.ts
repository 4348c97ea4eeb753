import type { Context } from "#platform/context.ts";
import type { ErasedPerson } from "#platform/erasures.ts";
import { forgetWordsOf } from "./erasure-store.ts";

/** Takes the person out of the trips of their bookings. When, where and what it cost stay. */
export const eraseTrips = (ctx: Context, { records }: ErasedPerson): Promise<void> =>
  forgetWordsOf(ctx.db, records.bookings);
