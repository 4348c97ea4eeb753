import { hasRoom, hasSkills, isAllowed } from "./allowed-vehicles.ts";
import { PartyInsertion } from "./insert-party.ts";
import type { UnassignedReason, UnassignedRide } from "./route-plan.ts";
import type { RouteSearch } from "./route-search.ts";

/** Why each ride without a vehicle has none. The plan is emptied on the way. */
export function explainUnassigned(search: RouteSearch): UnassignedRide[] {
  const { plan, model, isClosed } = search;
  const left = plan.absent.map((party) => ({ party, fitsNow: fits(search, party) }));
  if (left.length === 0) return [];
  isClosed.fill(0);
  keepLockedOnly(search);
  return left.flatMap(({ party, fitsNow }) => {
    const reason = reasonOf(search, party, fitsNow);
    return (model.parties[party] ?? []).map((ride) => ({ ride: model.problem.rides[ride]?.id ?? "", reason }));
  });
}

function reasonOf(search: RouteSearch, party: number, fitsNow: boolean): UnassignedReason {
  const { model } = search;
  const rides = (model.parties[party] ?? []).flatMap((ride) => model.problem.rides[ride] ?? []);
  const { vehicles } = model.problem;
  const roomy = vehicles.filter((vehicle) => rides.every((ride) => hasRoom(ride, vehicle)));
  if (roomy.length === 0) return "no_room";
  const skilled = roomy.filter((vehicle) => rides.every((ride) => hasSkills(ride, vehicle)));
  if (skilled.length === 0) return "no_skills";
  if (!skilled.some((vehicle) => rides.every((ride) => isAllowed(ride, vehicle)))) return "no_vehicle_allowed";
  if (fitsNow) return "too_costly";
  return fits(search, party) ? "vehicles_taken" : "out_of_time";
}

/** Whether it could be inserted into the plan as it is, whatever it costs. */
function fits(search: RouteSearch, party: number): boolean {
  const insertion = new PartyInsertion();
  insertion.reset(Number.POSITIVE_INFINITY);
  search.findPlace(party, insertion);
  return insertion.vehicle >= 0;
}

function keepLockedOnly({ plan, model }: RouteSearch): void {
  for (const [vehicle, route] of plan.routes.entries())
    plan.setRoute(
      vehicle,
      route.filter((node) => plan.isLocked[model.partyOf[model.rideOf[node] ?? 0] ?? 0]),
    );
}
