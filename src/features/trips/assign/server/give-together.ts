import { accept, type Result } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { TripDone } from "../../contract.ts";
import { pauseReservations, resumeReservation } from "../../server/assignment-store.ts";
import { type Checked, isInConflict } from "../../server/check-gate.ts";
import { freeTrip } from "../../server/free-trip.ts";
import { giveTrip } from "../../server/give-trip.ts";
import { recordOverride } from "../../server/record-override.ts";
import { isPart, type TripRow } from "../../server/store.ts";

/** A trip and its new crew. The gate has already been checked. */
export type TripToGive = Checked & {
  readonly trip: TripRow;
  readonly driverId: string;
  readonly vehicleId: string;
};

type Why = { readonly reason: string; readonly because: string | undefined };

/** Assigns several trips in one step: all current crews are released before any new one is assigned. */
export async function giveTogether(
  ctx: Context,
  toGives: readonly TripToGive[],
  { reason, because }: Why,
): Promise<Result<readonly TripDone[], "not_possible" | "taken">> {
  if (toGives.length === 0) return accept([]);
  const paused = await pauseReservations(
    ctx.db,
    toGives.map(({ trip }) => trip).filter((trip) => !isPart(trip)),
  );
  for (const { trip } of toGives)
    await freeTrip(ctx, { id: trip.id, bookingId: trip.bookingId, isReplaced: true, reason });
  const done: TripDone[] = [];
  for (const one of toGives) {
    const overrideReason = one.reasons.length > 0 ? because : undefined;
    const result = await giveTrip(ctx, { ...one, isInConflict: isInConflict(one.reasons), overrideReason, reason });
    if (!result.ok) return result;
    const { trip, assignmentId } = result.value;
    if (overrideReason) await recordOverride(ctx, { ...one, assignmentId, because: overrideReason });
    done.push({ trip_id: trip.id, version: trip.version, state: trip.state });
  }
  for (const { trip, vehicleId, busy, reasons } of toGives)
    for (const { id } of paused.filter((hold) => hold.bookingId === trip.bookingId && hold.leg === trip.leg))
      if (!isInConflict(reasons)) await resumeReservation(ctx.db, id, { vehicleId, busy });
  return accept(done);
}
