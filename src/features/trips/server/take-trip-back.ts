import { mayDoWith } from "#domain/drive/trip-actions.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { TripDone } from "../contract.ts";
import { freeTrip } from "./free-trip.ts";
import { lockTripSeen, moveTrip } from "./move-trip.ts";
import { actionable } from "./store.ts";

type TripTakenBack = { readonly id: string; readonly version: number; readonly reason: string };

/** Ends all assignments and offers of a trip: it needs a driver again. */
export async function takeTripBack(ctx: Context, { id, version, reason }: TripTakenBack) {
  const trip = await lockTripSeen(ctx, { id, version });
  if (!trip.ok) return trip;
  if (!mayDoWith("unassign", actionable(trip.value), ctx.now)) return refuse("not_possible");
  const moved = await moveTrip(ctx, { id, to: "unassigned", reason });
  if (!moved.ok) return moved;

  await freeTrip(ctx, { id, bookingId: moved.value.bookingId, reason });
  return accept<TripDone>({ trip_id: id, version: moved.value.version, state: moved.value.state });
}
