import type { Context } from "#platform/context.ts";
import type { ErasedPerson } from "#platform/erasures.ts";
import { forgetTraveller } from "./erasure-store.ts";

/** Removes a person from the companies that booked for them. The booking feature erases the bookings. */
export async function eraseTraveller(ctx: Context, { email }: ErasedPerson): Promise<void> {
  if (email !== null) await forgetTraveller(ctx.db, email);
}
