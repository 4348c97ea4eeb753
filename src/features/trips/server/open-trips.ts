import type { Context } from "#platform/context.ts";
import { moveTrip } from "./move-trip.ts";
import { lockTripsOf } from "./store.ts";

/** Sends the planned trips of a newly confirmed booking to dispatch. */
export async function openTrips(ctx: Context, bookingId: string): Promise<void> {
  for (const { id, state } of await lockTripsOf(ctx.db, bookingId))
    if (state === "planned") await moveTrip(ctx, { id, to: "unassigned", reason: "booking confirmed" });
}
