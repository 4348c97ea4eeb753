import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { settleTrips } from "./settle-trips.ts";
import { findDrivenTrip } from "./views.ts";

/** Calculates what a driver or provider is owed for a finished trip. */
export async function payTrip(ctx: Context, { tripId }: EventOf<"trip.ended">): Promise<void> {
  await settleTrips(ctx, await findDrivenTrip(ctx.db, tripId));
}
