import type { Context } from "#platform/context.ts";
import type { ErasedPerson } from "#platform/erasures.ts";
import { forgetDisputesOf } from "./store.ts";

/** Erases this person’s statements in disputes. The dispute and its outcome stay. */
export const eraseDisputes = (ctx: Context, { records }: ErasedPerson): Promise<void> =>
  forgetDisputesOf(ctx.db, records.bookings);
