import type { Context } from "#platform/context.ts";
import type { ErasedPerson } from "#platform/erasures.ts";
import { deletePhonesOf } from "./store.ts";

/** The wishes of a person’s phones. They are found by the numbers of their bookings, so it comes before those lose them. */
export const erasePhones = (ctx: Context, { records }: ErasedPerson): Promise<void> =>
  deletePhonesOf(ctx.db, records.bookings);
