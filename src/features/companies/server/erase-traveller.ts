import type { Context } from "#platform/context.ts";
import type { ErasedPerson } from "#platform/erasures.ts";
import { forgetTraveller } from "./erasure-store.ts";

/** Removes a person from the companies that booked for them; the bookings are emptied by their owner. */
export async function eraseTraveller(ctx: Context, { email }: ErasedPerson): Promise<void> {
  if (email !== null) await forgetTraveller(ctx.db, email);
}
