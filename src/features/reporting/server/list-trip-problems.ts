import { addHours, isLocalDate, localDateOf } from "#domain/time/local-time.ts";
import { isRoadAlert } from "#domain/tracking/road-alert.ts";
import { type TripProblemKind, tripProblems } from "#domain/trip/next-problems.ts";
import type { Context } from "#platform/context.ts";
import { lookAhead } from "../policy.ts";
import type { RawProblem } from "./list-waiting.ts";
import { findTripsToWatch } from "./today-views.ts";

/** These are listed by rows or tasks of their own. */
const problemKinds: readonly TripProblemKind[] = ["no_driver", "not_departed", "sos", "incident", "passenger_late"];

type Row = Awaited<ReturnType<typeof findTripsToWatch>>[number];

/** A confirmed booking that is not paid has its own line, and so has cash; one in progress has a trip ahead all the same. */
const isShownOnBooking = (kind: TripProblemKind, row: Row | undefined): boolean =>
  kind === "unpaid" && (row?.bookingState === "confirmed" || row?.isCashOpen === true);

/** The dispatcher’s board’s warnings, as our team sees them; each opens its trip on the board, or its vehicle on the map. */
export async function listTripProblems({ db, now }: Context): Promise<RawProblem[]> {
  const rows = await findTripsToWatch(db, now, addHours(now, lookAhead.unassignedHours));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const watched = rows.map(({ documentsUntil: until, ...row }) => ({
    ...row,
    documentsUntil: until && isLocalDate(until) ? until : null,
  }));
  return tripProblems(watched, now)
    .filter(({ kind, tripId }) => !problemKinds.includes(kind) && !isShownOnBooking(kind, byId.get(tripId)))
    .flatMap(({ kind, tripId, dueAt }): RawProblem[] => {
      const row = byId.get(tripId);
      if (!row) return [];
      return [
        {
          id: `${kind} ${tripId}`,
          // An alarm is of the trip that broke down: both are one line.
          tripId: row.continues ?? tripId,
          kind: "trip_problem",
          trip: kind,
          subject: row.reference,
          detail: `${row.driver ?? "No driver"}, ${row.pickupLocation} → ${row.destination}`,
          opens:
            isRoadAlert(kind) && row.vehicleId
              ? { kind: "tracking", vehicle: row.vehicleId }
              : { kind: "trip", id: tripId, date: localDateOf(row.pickupAt) },
          dueAt,
        },
      ];
    });
}
