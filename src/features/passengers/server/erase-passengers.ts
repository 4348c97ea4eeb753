import type { Context } from "#platform/context.ts";
import type { ErasedPerson } from "#platform/erasures.ts";
import { findPhonesOf, forgetByPhone, forgetLists } from "./store.ts";

/**
 * The guest lists of a person’s bookings, and the person on the lists and among the saved passengers of others, where they are known by their number: so it
 * comes before their bookings and their account lose it.
 */
export async function erasePassengers(ctx: Context, { userId, records }: ErasedPerson): Promise<void> {
  const phones = await findPhonesOf(ctx.db, { userId, bookings: records.bookings });
  if (phones.length > 0) {
    await forgetByPhone(ctx.db, phones);
    await ctx.accounts.forgetPassengers(ctx, phones);
  }
  if (records.bookings.length > 0) await forgetLists(ctx.db, records.bookings);
}
