import type { Context } from "#platform/context.ts";
import { moveTrip } from "./move-trip.ts";
import { lockTripsOf } from "./store.ts";

type Cancelled = { readonly legs: readonly { readonly leg: number; readonly fee: number }[]; readonly code: string };

/** Cancels these legs of a booking, each with its fee. */
export async function cancelTrips(ctx: Context, bookingId: string, { legs, code }: Cancelled): Promise<void> {
  if (legs.length === 0) return;
  for (const { id, leg } of await lockTripsOf(ctx.db, bookingId)) {
    const cancelled = legs.find((one) => one.leg === leg);
    if (!cancelled) continue;
    const changes = { cancelledAt: ctx.now, cancelReason: code, feeCents: cancelled.fee };
    const moved = await moveTrip(ctx, { id, to: "cancelled", reason: code, changes });
    if (!moved.ok) throw new Error(`Trip ${id} could not be cancelled: ${moved.reason}`);
  }
}
