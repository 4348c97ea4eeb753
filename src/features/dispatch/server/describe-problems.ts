import { isLocalDate } from "#domain/time/local-time.ts";
import { type AutomaticState, automaticLabels } from "#domain/trip/automatic-state.ts";
import { nextProblems, type TripProblemKind, type WatchedTrip } from "#domain/trip/next-problems.ts";
import type { BoardProblem } from "../problems-contract.ts";

/** A watched trip with its displayed facts. */
export type TripWatched = WatchedTrip & {
  readonly version: number;
  readonly reference: string;
  readonly driver: string | null;
  readonly pickupLocation: string;
  readonly destination: string;
  readonly automaticStep: AutomaticState | null;
  readonly automaticText: string | null;
};

const driverKinds: readonly TripProblemKind[] = ["no_driver", "offer_expired"];

function automaticLine(
  { automaticStep: step, automaticText: text }: TripWatched,
  kind: TripProblemKind,
): string | null {
  if (!step || !driverKinds.includes(kind)) return null;
  return step === "proposed" ? `${automaticLabels[step]}: ${text}` : (text ?? automaticLabels[step]);
}

/** The trips that need attention next, with all their problems. */
export function describeProblems(rows: readonly TripWatched[], now: Date): BoardProblem[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return nextProblems(rows, now).flatMap(({ kind, also, tripId, dueAt }): BoardProblem[] => {
    const row = byId.get(tripId);
    if (!row) return [];
    const { version, reference, driver, vehicleId, pickupAt: start, pickupLocation, destination } = row;
    return [
      {
        kind,
        also: [...also],
        reference,
        driver,
        destination,
        trip_id: tripId,
        version,
        vehicle_id: vehicleId,
        pickup_at: start.toISOString(),
        pickup_location: pickupLocation,
        due_at: dueAt.toISOString(),
        automatic: automaticLine(row, kind),
      },
    ];
  });
}

/** Raw rows, in which dates are text. */
export const asWatched = <T extends { readonly documentsUntil: string | null }>({
  documentsUntil: until,
  ...row
}: T) => ({
  ...row,
  documentsUntil: until && isLocalDate(until) ? until : null,
});
