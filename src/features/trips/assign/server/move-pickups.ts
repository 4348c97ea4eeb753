import { accept, type Result, refuse } from "#domain/result.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { isAlreadyTaken, runApart } from "../../server/assignment-store.ts";
import { editTrip } from "../../server/move-trip.ts";
import { shiftReservation, shiftTimes } from "../../server/shift-store.ts";
import type { TripRow } from "../../server/store.ts";
import { tellShift } from "../../server/tell-shift.ts";

export type PickupToMove = {
  /** The trip before the move. */
  readonly trip: TripRow;
  readonly pickupAt: Date;
  readonly minutes: number;
  readonly reason: string;
  /** Another crew is assigned in the same step, directly at the new time. */
  readonly isAssigned: boolean;
  /** Whether an objection is being overridden. */
  readonly isOverridden: boolean;
};

/** A time when nothing is planned: a hundred years ahead. */
const aside = 100 * 365 * 24 * 60;

/**
 * Frees the old times of all moved trips before any takes its new time. Returns the trips with their new
 * pickups; trips that keep their crew are still parked far ahead.
 */
export async function liftPickups(ctx: Context, moves: readonly PickupToMove[]): Promise<readonly TripRow[]> {
  const moved: TripRow[] = [];
  for (const { trip, pickupAt: start, minutes, isAssigned } of moves) {
    if (!isAssigned) await shiftTimes(ctx.db, trip, aside);
    moved.push(await editTrip(ctx, trip, { pickupAt: start, plannedEnd: addMinutes(trip.plannedEnd, minutes) }));
  }
  return moved;
}

/** Crews that keep a moved trip get the new time, so do its reservations, and everyone is notified. */
export async function setDownPickups(
  ctx: Context,
  moves: readonly PickupToMove[],
  because: string | undefined,
): Promise<Result<null, "taken">> {
  for (const move of moves) {
    if (!move.isAssigned && !(await takeTime(ctx, move, because))) return refuse("taken", { trip_ids: [move.trip.id] });
    await tellShift(ctx, move.trip, { ...move, hasNewDriver: move.isAssigned });
  }
  return accept(null);
}

/** False if the driver or the vehicle is busy then. An overridden assignment blocks no time. */
async function takeTime(ctx: Context, { trip, minutes, isOverridden }: PickupToMove, because: string | undefined) {
  const back = minutes - aside;
  const isTaken = (error: unknown): false => {
    if (isAlreadyTaken(error)) return false;
    throw error;
  };
  const take = (run: () => Promise<void>) =>
    runApart(
      ctx.db,
      () => run().then(() => true, isTaken),
      (isDone) => isDone,
    );
  if (await take(() => shiftTimes(ctx.db, trip, back))) return true;
  if (!isOverridden || because === undefined) return false;
  return take(async () => {
    await shiftTimes(ctx.db, trip, back, because);
    // The vehicle stays reserved for the trip.
    await shiftReservation(ctx.db, trip, -aside);
  });
}
