import { accept } from "#domain/result.ts";
import { isLocalDate } from "#domain/time/local-time.ts";
import { nextProblems } from "#domain/trip/next-problems.ts";
import type { Context } from "#platform/context.ts";
import type { BoardProblem } from "../problems-contract.ts";
import { findTripsToWatch } from "./problem-views.ts";

/** What needs a dispatcher next. */
export async function dispatchProblems({ db, now }: Context) {
  const rows = await findTripsToWatch(db, now);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const watched = rows.map(({ documentsUntil: until, ...row }) => ({
    ...row,
    documentsUntil: until && isLocalDate(until) ? until : null,
  }));
  const problems = nextProblems(watched, now).flatMap(({ kind, tripId, dueAt }): BoardProblem[] => {
    const row = byId.get(tripId);
    if (!row) return [];
    const { reference, driver, start, pickupLocation, destination } = row;
    return [
      {
        ...{ kind, reference, driver, destination, trip_id: tripId },
        starts_at: start.toISOString(),
        pickup_location: pickupLocation,
        due_at: dueAt.toISOString(),
      },
    ];
  });
  return accept({ read_at: now.toISOString(), problems });
}
