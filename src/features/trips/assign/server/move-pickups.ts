import { accept, type Result, refuse } from "#domain/result.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { isAlreadyTaken, runApart } from "../../server/assignment-store.ts";
import { editTrip } from "../../server/move-trip.ts";
import { shiftReservation, shiftTimes } from "../../server/shift-store.ts";
import type { TripRow } from "../../server/store.ts";
import { tellShift } from "../../server/tell-shift.ts";

export type PickupToMove = {
  /** As it was. */
  readonly trip: TripRow;
  readonly pickupAt: Date;
  readonly minutes: number;
  readonly reason: string;
  /** It goes to another driver and vehicle in the same step, who take its new time with it. */
  readonly isAssigned: boolean;
  /** Whether something speaks against it that is overridden. */
  readonly isOverridden: boolean;
};

/** A time when nothing is planned: a hundred years on. */
const aside = 100 * 365 * 24 * 60;

/**
 * All trips that move let go of their time before any takes another’s. Answers with the trips as they are then: with their new
 * times, while those who keep them are still aside.
 */
export async function liftPickups(ctx: Context, moves: readonly PickupToMove[]): Promise<readonly TripRow[]> {
  const moved: TripRow[] = [];
  for (const { trip, pickupAt: start, minutes, isAssigned } of moves) {
    if (!isAssigned) await shiftTimes(ctx.db, trip, aside);
    moved.push(await editTrip(ctx, trip, { pickupAt: start, plannedEnd: addMinutes(trip.plannedEnd, minutes) }));
  }
  return moved;
}

/** Those who keep a trip that moves take the new time, as does what is reserved for it, and everyone hears of it. */
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

/** False: someone else has the driver or the vehicle then. Overridden, it takes no time of its own. */
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
    // The vehicle is kept for it as it was.
    await shiftReservation(ctx.db, trip, -aside);
  });
}
