import { mayDoWith } from "#domain/drive/trip-actions.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { TripDone, tripsContract } from "../../contract.ts";
import { lockTripSeen, moveTrip } from "../../server/move-trip.ts";
import { actionable } from "../../server/store.ts";

type Refusal = keyof typeof tripsContract.verifyTrip.refusals;

/** Our team has asked the driver: what happened is known now, and the booking follows. */
export async function verifyTrip(
  ctx: Context,
  asked: ParsedOf<typeof tripsContract.verifyTrip>,
): Promise<Result<TripDone, Refusal>> {
  const { trip_id: id, version, outcome, reason } = asked;
  const found = await lockTripSeen(ctx, { id, version });
  if (!found.ok) return found;
  if (!mayDoWith("verify", actionable(found.value), ctx.now))
    return refuse("not_possible", { state: found.value.state });
  const moved = await moveTrip(ctx, { id, to: outcome, reason });
  if (!moved.ok) return moved;
  return accept({ trip_id: id, version: moved.value.version, state: moved.value.state });
}
