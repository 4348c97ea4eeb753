import type { Plan, PlanCrewShown, PlannedTripShown } from "../plan/contract.ts";
import { applyChanges } from "./change-policy.ts";
import type { BoardDay, BoardTrip } from "./contract.ts";

/** The day as it would be with the plan applied. Trips it is too late for stay as they are. */
export function dayInPlan(day: BoardDay, plan: Plan): BoardDay {
  const byId = new Map(day.trips.map((trip) => [trip.id, trip]));
  const trips = plan.trips.flatMap((planned) => {
    const trip = byId.get(planned.trip_id);
    return trip && !planned.is_too_late ? [tripInPlan(day, trip, planned)] : [];
  });
  return applyChanges(day, { trips, gone: [] }, new Date(day.read_at));
}

function tripInPlan(day: BoardDay, real: BoardTrip, { current, planned, move }: PlannedTripShown): BoardTrip {
  const trip = move ? movedTo(real, move.pickup_at) : real;
  if (move && isSameShown(current, planned)) return trip;
  const open = { ...trip, offered_to: [], offer_until: null, decided: [] };
  if (!planned) return { ...open, state: "unassigned", driver: null, vehicle: null };
  const driver = day.drivers.find(({ id }) => id === planned.driver.id);
  const vehicle = day.vehicles.find(({ id }) => id === planned.vehicle.id);
  return {
    ...open,
    // Another driver has not reconfirmed.
    state: trip.driver?.id === planned.driver.id ? trip.state : "assigned",
    driver: { ...planned.driver, phone: driver?.phone ?? "" },
    vehicle: { ...planned.vehicle, name: vehicle?.name ?? "", seats: vehicle?.seats ?? 0 },
  };
}

function movedTo(trip: BoardTrip, pickupAt: string): BoardTrip {
  const length = Date.parse(trip.ends_at) - Date.parse(trip.pickup_at);
  const ends = new Date(Date.parse(pickupAt) + length);
  return { ...trip, pickup_at: new Date(pickupAt).toISOString(), ends_at: ends.toISOString() };
}

/** Whether the plan leaves a trip’s driver and vehicle alone. */
export const isSameShown = (one: PlanCrewShown | null, other: PlanCrewShown | null): boolean =>
  one?.driver.id === other?.driver.id && one?.vehicle.id === other?.vehicle.id;
