import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { settleTrips } from "./settle-trips.ts";
import { findDrivenTrip } from "./views.ts";

/** A trip has ended: what its driver or provider is owed for it is known. */
export async function payTrip(ctx: Context, { tripId }: EventOf<"trip.ended">): Promise<void> {
  await settleTrips(ctx, await findDrivenTrip(ctx.db, tripId));
}
