import type { TripState } from "#domain/trip/trip-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { moveTrip } from "./move-trip.ts";
import { lockTripsOf } from "./store.ts";

type Reopened = { readonly legs: readonly number[]; readonly state: Extract<TripState, "planned" | "unassigned"> };

/** Reopens the cancelled ones among these legs, with one vehicle each. */
export async function reopenTrips(ctx: Context, bookingId: string, { legs, state }: Reopened): Promise<void> {
  if (legs.length === 0) return;
  const cancelled = (await lockTripsOf(ctx.db, bookingId)).filter(
    ({ state: now, part }) => now === "cancelled" && part === 1,
  );
  for (const { id } of cancelled.filter(({ leg }) => legs.includes(leg))) {
    const changes = { cancelledAt: null, cancelReason: null };
    const moved = await moveTrip(ctx, { id, to: state, reason: "booking changed", changes });
    if (!moved.ok) throw new Error(`Trip ${id} could not be reopened: ${moved.reason}`);
  }
}
