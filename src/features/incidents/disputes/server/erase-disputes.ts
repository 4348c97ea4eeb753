import type { Context } from "#platform/context.ts";
import type { ErasedPerson } from "#platform/erasures.ts";
import { forgetDisputesOf } from "./store.ts";

/** This person’s statements in a dispute. That there was one, and how it was settled, stays. */
export const eraseDisputes = (ctx: Context, { records }: ErasedPerson): Promise<void> =>
  forgetDisputesOf(ctx.db, records.bookings);
