import type { Context } from "#platform/context.ts";
import type { ErasedPerson } from "#platform/erasures.ts";
import { forgetGuests } from "./store.ts";

/** Removes the person from partners’ data about their guests. */
export async function eraseGuest(ctx: Context, { records }: ErasedPerson): Promise<void> {
  if (records.bookings.length > 0) await forgetGuests(ctx.db, records.bookings);
}
