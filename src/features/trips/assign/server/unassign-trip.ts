import { mayDoWith } from "#domain/drive/trip-actions.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { TripDone } from "../../contract.ts";
import { freeTrip } from "../../server/free-trip.ts";
import { lockTripSeen, moveTrip } from "../../server/move-trip.ts";
import { actionable } from "../../server/store.ts";
import type { assignContract } from "../contract.ts";

export type UnassignRequest = ParsedOf<typeof assignContract.unassignTrip>;
export type UnassignRefusal = keyof typeof assignContract.unassignTrip.refusals;

/** Takes everyone off a trip who has it or was asked: it needs a driver again. */
export async function unassignTrip(ctx: Context, input: UnassignRequest): Promise<Result<TripDone, UnassignRefusal>> {
  const { trip_id: id, version, reason } = input;
  const trip = await lockTripSeen(ctx, { id, version });
  if (!trip.ok) return trip;
  if (!mayDoWith("unassign", actionable(trip.value), ctx.now)) return refuse("not_possible");
  const moved = await moveTrip(ctx, { id, to: "unassigned", reason });
  if (!moved.ok) return moved;

  await freeTrip(ctx, { id, bookingId: moved.value.bookingId, reason });
  return accept({ trip_id: id, version: moved.value.version, state: moved.value.state });
}
