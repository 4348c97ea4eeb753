import type { ReadDb } from "#db/connect.ts";
import type { Decided } from "#db/dispatch/decided-against.ts";
import { describeTrip, describeVehicle, fullName } from "#domain/trip/describe-trip.ts";
import type { AssignmentState } from "#domain/trip/trip-lifecycle.ts";
import type { BoardTrip } from "../contract.ts";
import { findCrews, findTripsById, type TripOfDay } from "./board-views.ts";

/** A driver with a trip, or an offer of it. */
export type Crew = {
  readonly tripId: string;
  readonly state: AssignmentState;
  readonly expiresAt: Date | null;
  /** For an offer: its driver or provider. */
  readonly offeredTo: string;
  readonly driver: BoardTrip["driver"];
  readonly vehicle: BoardTrip["vehicle"];
  readonly decided: readonly Decided[];
};

/** These trips as the board shows them, without those that don’t exist or are not for dispatch. */
export async function readBoardTrips(db: ReadDb, ids: readonly string[]): Promise<BoardTrip[]> {
  const trips = await findTripsById(db, ids);
  if (trips.length === 0) return [];
  const rows = await findCrews(
    db,
    trips.map(({ id }) => id),
  );
  return withCrews(trips, rows.map(crewOf));
}

export function withCrews(trips: readonly TripOfDay[], crews: readonly Crew[]): BoardTrip[] {
  const crewsOf = Map.groupBy(crews, ({ tripId }) => tripId);
  return trips.map((trip) => tripOnBoard(trip, crewsOf.get(trip.id) ?? []));
}

/** The latest driver of the trip, and everyone it was offered to. */
function tripOnBoard(trip: TripOfDay, crews: readonly Crew[]): BoardTrip {
  const crew = crews.findLast(({ state }) => state !== "offered");
  const offered = crews.filter(({ state }) => state === "offered");
  const until = offered.flatMap(({ expiresAt }) => (expiresAt ? [expiresAt.toISOString()] : [])).toSorted();
  return {
    ...describeTrip(trip, { seesPassenger: true, seesPhone: true }),
    version: trip.version,
    vehicle_class: trip.vehicleClass,
    organisation: trip.organisation,
    driver: crew?.driver ?? null,
    vehicle: crew?.vehicle ?? null,
    decided: [...(crew?.decided ?? [])],
    offered_to: offered.map(({ offeredTo }) => offeredTo),
    offer_until: until.at(-1) ?? null,
  };
}

type Input = {
  readonly driverId: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly provider: string | null;
};

/** The recipient of an offer: a driver, or a provider to send one. */
export const nameOfOffered = ({ driverId, firstName, lastName, provider }: Input): string =>
  driverId ? fullName({ firstName: firstName ?? "", lastName: lastName ?? "" }) : (provider ?? "a provider");

function crewOf(row: Awaited<ReturnType<typeof findCrews>>[number]): Crew {
  const { tripId, state, expiresAt, driverId, vehicleId, decided } = row;
  const [plate, make, model, seats] = [row.plate ?? "", row.make ?? "", row.model ?? "", row.seats ?? 0];
  const name = nameOfOffered(row);
  return {
    tripId,
    state,
    expiresAt,
    offeredTo: name,
    decided,
    driver: driverId ? { id: driverId, name, phone: row.phone ?? "" } : null,
    vehicle: vehicleId ? { id: vehicleId, ...describeVehicle({ plate, make, model, seats }) } : null,
  };
}
