import { isStaff, nameOfActor } from "#domain/account/roles.ts";
import type { PartLoad } from "#domain/drive/part-seats.ts";
import type { Context } from "#platform/context.ts";
import { freeTrip } from "./free-trip.ts";
import { openRelief, type Stop } from "./open-relief.ts";
import type { TripRow } from "./store.ts";

type BrokenOff = {
  /** Already moved: `interrupted` with passengers on board, before that `unassigned`. */
  readonly trip: TripRow;
  /** Whose vehicle broke down. */
  readonly crew: { readonly assignmentId: string };
  readonly reason: string;
  readonly stop: Stop;
  /** The vehicles that are sent in the same step, by what each takes. */
  readonly rescuedBy?: readonly PartLoad[] | undefined;
  /** Our team says it for the driver: the entry in the trip’s record. */
  readonly entryId?: string;
};

/**
 * Passengers on board continue in another vehicle, or in several. With no one on board, the trip needs another driver and
 * this one is released. Returns the trips that need a crew.
 */
export async function breakOff(ctx: Context, broken: BrokenOff): Promise<string[]> {
  const { trip, crew, reason, stop, rescuedBy, entryId } = broken;
  const { id: tripId, bookingId } = trip;
  const reliefIds = trip.state === "interrupted" ? await openRelief(ctx, trip, { ...stop, loads: rescuedBy }) : [];
  if (reliefIds.length === 0) await freeTrip(ctx, { id: tripId, bookingId, reason });
  const isOurTeam = isStaff(ctx.actor);
  await ctx.emit({
    type: "trip.broken_off",
    tripId,
    bookingId,
    assignmentId: crew.assignmentId,
    reliefId: reliefIds[0] ?? null,
    incidentId: ctx.newId(),
    reason,
    by: nameOfActor(ctx.actor),
    at: stop.at.toISOString(),
    isAlarm: !isOurTeam,
    isRescued: rescuedBy !== undefined,
    ...(entryId && { entryId }),
  });
  return reliefIds.length > 0 ? reliefIds : [tripId];
}
