import { hasRoom, hasSkills, isAllowed } from "./allowed-vehicles.ts";
import { findPartyInsertion, PartyInsertion } from "./insert-party.ts";
import type { UnassignedReason, UnassignedRide } from "./route-plan.ts";
import type { RouteSearch } from "./route-search.ts";

/** Why each ride without a vehicle has none. */
export function explainUnassigned(search: RouteSearch): UnassignedRide[] {
  const { plan, model } = search;
  const open = plan.absent.map((party) => ({ party, rides: model.parties[party] ?? [], fits: fitsNow(search, party) }));
  return open.flatMap(({ party, rides, fits }) => {
    const reason = reasonOf(search, party, fits);
    return rides.map((ride) => ({ ride: model.problem.rides[ride]?.id ?? "", reason }));
  });
}

function reasonOf(search: RouteSearch, party: number, fits: boolean): UnassignedReason {
  const { model } = search;
  const rides = (model.parties[party] ?? []).flatMap((ride) => model.problem.rides[ride] ?? []);
  const { vehicles } = model.problem;
  const roomy = vehicles.filter((vehicle) => rides.every((ride) => hasRoom(ride, vehicle)));
  if (roomy.length === 0) return "no_room";
  const skilled = roomy.filter((vehicle) => rides.every((ride) => hasSkills(ride, vehicle)));
  if (skilled.length === 0) return "no_skills";
  if (!skilled.some((vehicle) => rides.every((ride) => isAllowed(ride, vehicle)))) return "no_vehicle_allowed";
  if (fits) return "too_costly";
  return fitsAlone(search, party) ? "vehicles_taken" : "out_of_time";
}

/** Whether it could be inserted into the plan as it is, whatever it costs. */
function fitsNow(search: RouteSearch, party: number): boolean {
  const insertion = new PartyInsertion();
  insertion.reset(Number.POSITIVE_INFINITY);
  search.findPlace(party, insertion);
  return insertion.vehicle >= 0;
}

/** Whether it could be if nothing but the locked stops were planned. */
function fitsAlone({ plan, model }: RouteSearch, party: number): boolean {
  const insertion = new PartyInsertion();
  for (let vehicle = 0; vehicle < model.vehicles; vehicle++) {
    const route = plan.routeOf(vehicle);
    plan.setRoute(
      vehicle,
      route.filter((node) => plan.isLocked[model.partyOf[model.rideOf[node] ?? 0] ?? 0]),
    );
    insertion.reset(Number.POSITIVE_INFINITY);
    findPartyInsertion(plan, party, [vehicle], insertion);
    plan.setRoute(vehicle, route);
    if (insertion.vehicle >= 0) return true;
  }
  return false;
}
