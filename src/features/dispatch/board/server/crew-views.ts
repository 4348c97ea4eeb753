import type { ReadDb } from "#db/connect.ts";
import { describeTrip, describeVehicle, fullName } from "../../server/describe-trip.ts";
import type { BoardTrip } from "../contract.ts";
import { type Crew, findCrews, findTripsById, type TripOfDay } from "./board-views.ts";

/** These trips as the board shows them; one that is not there or not for dispatch is left out. */
export async function readBoardTrips(db: ReadDb, ids: readonly string[]): Promise<BoardTrip[]> {
  return withCrews(db, await findTripsById(db, ids));
}

export async function withCrews(db: ReadDb, trips: readonly TripOfDay[]): Promise<BoardTrip[]> {
  if (trips.length === 0) return [];
  const crews = await findCrews(
    db,
    trips.map(({ id }) => id),
  );
  const crewsOf = Map.groupBy(crews, ({ tripId }) => tripId);
  return trips.map((trip) => tripOnBoard(trip, crewsOf.get(trip.id) ?? []));
}

/** The latest who has the trip, and all who were asked. */
function tripOnBoard(trip: TripOfDay, crews: readonly Crew[]): BoardTrip {
  const crew = crews.findLast(({ state }) => state !== "offered");
  const offered = crews.filter(({ state }) => state === "offered");
  const until = offered.flatMap(({ expiresAt }) => (expiresAt ? [expiresAt.toISOString()] : [])).toSorted();
  return {
    ...describeTrip(trip, { seesPassenger: true, seesPhone: true }),
    version: trip.version,
    leg: trip.leg,
    band: trip.band,
    source: trip.source,
    organisation: trip.organisation,
    driver: crew?.driverId ? { id: crew.driverId, name: nameOf(crew), phone: crew.phone ?? "" } : null,
    vehicle: crew?.vehicleId ? { id: crew.vehicleId, ...vehicleOf(crew) } : null,
    offered_to: offered.map((one) => (one.driverId ? nameOf(one) : (one.provider ?? "a provider"))),
    offer_until: until.at(-1) ?? null,
  };
}

const nameOf = ({ firstName, lastName }: Crew) => fullName({ firstName: firstName ?? "", lastName: lastName ?? "" });

const vehicleOf = ({ plate, make, model, seats }: Crew) =>
  describeVehicle({ plate: plate ?? "", make: make ?? "", model: model ?? "", seats: seats ?? 0 });
