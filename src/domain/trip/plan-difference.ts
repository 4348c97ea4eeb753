import { mayKnowDriver } from "./shown-driver.ts";
import type { TripState } from "./trip-lifecycle.ts";

export type PlanCrew = { readonly driverId: string; readonly vehicleId: string };

/** A trip with who has it now and who would have it. */
export type PlannedTrip = {
  readonly tripId: string;
  /** Not over: what is over changes hands no more. */
  readonly state: TripState;
  readonly pickupAt: Date;
  readonly end: Date;
  readonly before: PlanCrew | null;
  readonly after: PlanCrew | null;
  /** When it would start instead; null where it starts as it does. */
  readonly movesTo: Date | null;
};

/** One driver’s news, by trip. */
export type DriverDifference = {
  readonly driverId: string;
  readonly gets: readonly string[];
  readonly loses: readonly string[];
  /** Keeps the trip, in another vehicle. */
  readonly changesVehicle: readonly string[];
  /** Keeps the trip in the same vehicle, at another time. */
  readonly moves: readonly string[];
};

export type PlanDifference = {
  readonly tripIds: readonly string[];
  readonly drivers: readonly DriverDifference[];
  /** Trips whose customers would get an email: of another time, or because they have or would get their driver’s name. */
  readonly customers: readonly string[];
};

export const isSameCrew = (one: PlanCrew | null, other: PlanCrew | null): boolean =>
  one?.driverId === other?.driverId && one?.vehicleId === other?.vehicleId;

/** The changes a plan would make, and who would hear of them. Who ends up with the same hears nothing. */
export function planDifference(planned: readonly PlannedTrip[], now: Date): PlanDifference {
  const changesCrew = ({ before, after }: PlannedTrip) => !isSameCrew(before, after);
  const isMoved = ({ movesTo }: PlannedTrip) => movesTo !== null;
  const changed = planned.filter((trip) => changesCrew(trip) || isMoved(trip));
  const driverIds = new Set(changed.flatMap(({ before, after }) => [before?.driverId, after?.driverId]));
  const idsWhere = (isMeant: (trip: PlannedTrip) => boolean) => changed.filter(isMeant).map(({ tripId }) => tripId);
  return {
    tripIds: idsWhere(() => true),
    drivers: [...driverIds].flatMap((driverId) => {
      if (driverId === undefined) return [];
      const had = ({ before }: PlannedTrip) => before?.driverId === driverId;
      const has = ({ after }: PlannedTrip) => after?.driverId === driverId;
      return {
        driverId,
        gets: idsWhere((trip) => has(trip) && !had(trip)),
        loses: idsWhere((trip) => had(trip) && !has(trip)),
        changesVehicle: idsWhere((trip) => had(trip) && has(trip) && changesCrew(trip)),
        moves: idsWhere((trip) => had(trip) && has(trip) && !changesCrew(trip)),
      };
    }),
    customers: idsWhere((trip) => isMoved(trip) || (trip.after !== null && mayKnowDriver(asDriven(trip), now))),
  };
}

const asDriven = ({ state, pickupAt: start, end }: PlannedTrip) => ({
  state,
  pickupAt: start,
  plannedEnd: end,
  endedAt: null,
});
