import type { Context } from "#platform/context.ts";
import type { ErasedPerson } from "#platform/erasures.ts";
import { forgetTraveller } from "./erasure-store.ts";

/** Takes a person out of the companies that booked for them; what was booked stays, and is emptied by its owner. */
export async function eraseTraveller(ctx: Context, { email }: ErasedPerson): Promise<void> {
  if (email !== null) await forgetTraveller(ctx.db, email);
}
