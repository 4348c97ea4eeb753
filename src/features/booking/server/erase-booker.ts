import type { Context } from "#platform/context.ts";
import type { ErasedPerson } from "#platform/erasures.ts";
import { anonymiseBookings } from "./erasure-store.ts";

/** Takes the person out of their bookings. Dates, places and amounts stay: the law asks for them for five years. */
export async function eraseBooker(ctx: Context, person: ErasedPerson): Promise<void> {
  await anonymiseBookings(ctx.db, person, ctx.now);
}
