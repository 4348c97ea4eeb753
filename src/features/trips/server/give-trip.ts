import { mayDoWith } from "#domain/drive/trip-actions.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Span } from "#domain/trip/capacity.ts";
import { takenReason } from "#domain/trip/offer-round.ts";
import type { OfferMode } from "#domain/trip/trip-lifecycle.ts";
import { isOnRoad } from "#domain/trip/trip-on-road.ts";
import type { Context } from "#platform/context.ts";
import { sentTogether } from "#platform/transaction.ts";
import { type AssignmentRow, isAlreadyTaken, moveReservation, rangeOf, releaseOnceDriven } from "./assignment-store.ts";
import { freeTrip } from "./free-trip.ts";
import { moveAssignment, openAssignment } from "./move-assignment.ts";
import { moveLockedTrip } from "./move-trip.ts";
import { actionable, isPart, type TripRow } from "./store.ts";

export type AssignedTrip = {
  /** Locked, and unchanged since the actor saw it. */
  readonly trip: TripRow;
  /** All assignments and offers, locked, if they were read with the trip. */
  readonly known?: readonly AssignmentRow[];
  readonly driverId: string;
  readonly vehicleId: string;
  /** The time that it blocks for both. */
  readonly busy: Span;
  readonly mode?: OfferMode;
  /** The accepted offer; if left out, a new assignment is created. */
  readonly offerId?: string;
  /**
   * Overrides another trip of the driver or the vehicle: the assignment then blocks no time, because two
   * cannot.
   */
  readonly isInConflict?: boolean;
  readonly overrideReason?: string | undefined;
  readonly reason?: string;
};

type Input = { readonly trip: TripRow; readonly assignmentId: string };

/**
 * Puts a driver and a vehicle on a trip, by assignment or an accepted offer. The gate has already been
 * checked.
 */
export async function giveTrip(ctx: Context, input: AssignedTrip): Promise<Result<Input, "not_possible" | "taken">> {
  const { trip, offerId } = input;
  const { id, bookingId } = trip;
  if (!mayDoWith("assign", actionable(trip), ctx.now)) return refuse("not_possible");

  const reason = input.reason ?? "assigned";
  await freeTrip(ctx, {
    id,
    bookingId,
    isReplaced: true,
    ...(offerId && { except: offerId }),
    known: input.known,
    reason: takenReason,
  });
  // Already on the way: the new driver starts from the beginning.
  const freed = isOnRoad(trip) ? await moveLockedTrip(ctx, trip, { to: "unassigned", reason }) : accept(trip);
  if (!freed.ok) return refuse("not_possible");
  // The trip first: if the database refuses the assignment, no statement may follow it.
  const [moved, assignmentId] = await sentTogether([
    moveLockedTrip(ctx, freed.value, { to: "assigned", reason }),
    writeAssignment(ctx, input),
  ]);
  if (!assignmentId) return refuse("taken");
  if (!moved.ok) return refuse("not_possible");

  await ctx.emit({ type: "driver.assigned", tripId: id, bookingId, assignmentId });
  return accept({ trip: moved.value, assignmentId });
}

/** Undefined if the database refused the driver or the vehicle. The transaction is then unusable. */
async function writeAssignment(ctx: Context, input: AssignedTrip): Promise<string | undefined> {
  const { trip, driverId, vehicleId, busy, offerId } = input;
  const isInConflict = input.isInConflict ?? false;
  const crew = { driverId, vehicleId, overridden: isInConflict, overrideReason: input.overrideReason ?? null };
  try {
    const [id] = await sentTogether([
      offerId
        ? acceptOffer(ctx, offerId, { ...crew, busy: rangeOf(busy), respondedAt: ctx.now })
        : openAssignment(ctx, { ...crew, tripId: trip.id, state: "accepted", mode: input.mode ?? "hard", busy }),
      isPart(trip) ||
        isInConflict ||
        moveReservation(ctx.db, { bookingId: trip.bookingId, leg: trip.leg, vehicleId, busy }),
    ]);
    // Only after writing do we know whether this was the last part without a vehicle.
    if (isPart(trip)) await releaseOnceDriven(ctx.db, trip);
    return id;
  } catch (error) {
    if (isAlreadyTaken(error)) return undefined;
    throw error;
  }
}

async function acceptOffer(ctx: Context, id: string, changes: Parameters<typeof moveAssignment>[1]["changes"]) {
  const moved = await moveAssignment(ctx, { id, to: "accepted", ...(changes && { changes }) });
  if (!moved.ok) throw new Error(`Offer ${id} could not be accepted: ${moved.reason}`);
  return id;
}
