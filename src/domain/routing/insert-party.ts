import { findInsertion, Insertion } from "./find-insertion.ts";
import type { WorkingPlan } from "./working-plan.ts";

/** The cheapest vehicle and places for the rides of a party. */
export class PartyInsertion {
  vehicle = -1;
  cost = Number.POSITIVE_INFINITY;
  /** Of a single ride. */
  readonly single = new Insertion();
  /** The whole route, for several rides. */
  route: number[] = [];

  reset(below: number): void {
    this.vehicle = -1;
    this.cost = below;
    this.single.reset(below);
  }
}

/** Looks in some vehicles, and writes what it finds into `best` if it is cheaper. */
export function findPartyInsertion(
  plan: WorkingPlan,
  party: number,
  vehicles: readonly number[],
  best: PartyInsertion,
): void {
  const rides = plan.model.parties[party] ?? [];
  if (rides.length > 1) {
    for (const vehicle of vehicles) findTogether(plan, rides, vehicle, best);
    return;
  }
  findInsertion(plan, rides[0] ?? 0, vehicles, best.single);
  best.vehicle = best.single.vehicle;
  best.cost = best.single.cost;
}

export function applyInsertion(plan: WorkingPlan, party: number, best: PartyInsertion): void {
  const rides = plan.model.parties[party] ?? [];
  if (rides.length > 1) plan.setRoute(best.vehicle, best.route);
  else insertRide(plan, rides[0] ?? 0, best.single);
}

function insertRide(plan: WorkingPlan, ride: number, { vehicle, pickupAt, dropOffAt }: Insertion): void {
  plan.touch(vehicle);
  const route = plan.routeOf(vehicle);
  const dropOff = plan.model.dropOffOf[ride] ?? -1;
  if (dropOff >= 0) route.splice(dropOffAt, 0, dropOff);
  route.splice(pickupAt, 0, ride);
  plan.update(vehicle);
}

/** One ride after the other, each at its cheapest place; if one has none, none of them goes. */
function findTogether(plan: WorkingPlan, rides: readonly number[], vehicle: number, best: PartyInsertion): void {
  const before = plan.routeOf(vehicle).slice();
  const single = new Insertion();
  let cost = 0;
  for (const ride of rides) {
    single.reset(best.cost - cost);
    findInsertion(plan, ride, [vehicle], single);
    if (single.vehicle < 0) break;
    cost += single.cost;
    insertRide(plan, ride, single);
  }
  const isComplete = single.vehicle >= 0 && cost < best.cost;
  if (isComplete) {
    best.vehicle = vehicle;
    best.cost = cost;
    best.route = plan.routeOf(vehicle).slice();
  }
  plan.setRoute(vehicle, before);
  for (const ride of rides) plan.forgetVehicle(plan.model.partyOf[ride] ?? 0);
}
