import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { deleteMissed } from "./missed-store.ts";
import { findBookedJourney } from "./missed-views.ts";
import { journeyKeyOf } from "./note-missed.ts";

/** It was booked after all, so it is no longer a missed sale. */
export async function forgetMissed(ctx: Context, { reference }: EventOf<"booking.created">): Promise<void> {
  const booking = await findBookedJourney(ctx.db, reference);
  if (booking && !booking.isTest) await deleteMissed(ctx.db, journeyKeyOf(ctx, booking));
}
