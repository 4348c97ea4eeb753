import { meanLegCost } from "./anneal.ts";
import { applyInsertion, findPartyInsertion, PartyInsertion } from "./insert-party.ts";
import type { RouteSearch } from "./route-search.ts";

/** Changes between two ejections, so that the same rides don’t push each other out for ever. */
const changesBetween = 20;

/**
 * Empties one route after another. Its rides are inserted elsewhere; a ride without a place pushes out one or two others
 * that were easy to place so far, which then look for a place themselves (Nagata and Bräysy). Works with the best plan
 * and leaves the best plan found, with all unused vehicles closed.
 */
export function reduceVehicles(search: RouteSearch, until: number): void {
  search.restoreBest();
  const { plan, budget, isClosed, best } = search;
  const ejection = new Ejection(search);
  // Rides that no vehicle could take so far are left alone.
  const stranded = best.absent;
  const fewest = fewestVehicles(search);
  closeUnused(search);
  while (budget.share < until && plan.vehiclesUsed() > fewest) {
    plan.absent = ejection.emptyRoute();
    if (plan.absent.length === 0) break;
    closeUnused(search);
    while (plan.absent.length > 0 && budget.share < until) ejection.placeNext();
    if (plan.absent.length > 0) break;
    plan.absent = [...stranded];
    search.keepIfBest(plan.routesCost());
  }
  search.restoreBest();
  isClosed.fill(0);
  closeUnused(search);
}

function closeUnused({ plan, isClosed }: RouteSearch): void {
  for (const [vehicle, route] of plan.routes.entries()) if (route.length === 0) isClosed[vehicle] = 1;
}

/** Rides that stay aboard to the end need so many vehicles at least. */
function fewestVehicles({ model }: RouteSearch): number {
  let fewest = 1;
  for (let dimension = 0; dimension < model.dimensions; dimension++) {
    let taken = 0;
    let room = 0;
    for (let ride = 0; ride < model.rides; ride++)
      if ((model.dropOffOf[ride] ?? -1) < 0) taken += model.takes[ride * model.dimensions + dimension] ?? 0;
    for (let vehicle = 0; vehicle < model.vehicles; vehicle++)
      room = Math.max(room, model.room[vehicle * model.dimensions + dimension] ?? 0);
    if (room > 0) fewest = Math.max(fewest, Math.ceil(taken / room));
  }
  return fewest;
}

class Ejection {
  readonly #search: RouteSearch;
  /** How often each party had no place: those are pushed out last. */
  readonly #refusals: Float64Array;
  readonly #insertion = new PartyInsertion();
  readonly #temperature: number;
  #fewestRefusals = Number.POSITIVE_INFINITY;
  #vehicle = -1;
  #route: number[] = [];
  #ejected: readonly number[] = [];

  constructor(search: RouteSearch) {
    this.#search = search;
    this.#refusals = new Float64Array(search.model.parties.length);
    this.#temperature = meanLegCost(search);
  }

  /** Takes all rides out of a route drawn at random; none if every route has locked stops. */
  emptyRoute(): number[] {
    const { plan, random } = this.#search;
    const routes = plan.routes.flatMap((route, vehicle) =>
      route.length > 0 && !this.#partiesOf(route).some((party) => plan.isLocked[party]) ? [vehicle] : [],
    );
    const vehicle = routes[random.below(routes.length)];
    if (vehicle === undefined) return [];
    const parties = this.#partiesOf(plan.routeOf(vehicle));
    plan.setRoute(vehicle, []);
    for (const party of parties) plan.forgetVehicle(party);
    plan.keep();
    random.shuffle(parties);
    return parties;
  }

  /** Places the party that was pushed out last, if need be by pushing out others. */
  placeNext(): void {
    const { plan, budget } = this.#search;
    const party = plan.absent.pop() ?? 0;
    budget.count();
    this.#insertion.reset(Number.POSITIVE_INFINITY);
    this.#search.findPlace(party, this.#insertion);
    if (this.#insertion.vehicle >= 0) {
      applyInsertion(plan, party, this.#insertion);
      plan.keep();
      return;
    }
    this.#refusals[party] = (this.#refusals[party] ?? 0) + 1;
    if (this.#findEjection(party)) {
      plan.setRoute(this.#vehicle, this.#route);
      for (const ejected of this.#ejected) plan.forgetVehicle(ejected);
      plan.keep();
      plan.absent.push(...this.#ejected);
    } else plan.absent.unshift(party);
    this.#moveAround();
  }

  /** The vehicle and the one or two parties whose place is taken: those that were refused least often so far. */
  #findEjection(party: number): boolean {
    const { plan, model, random, budget } = this.#search;
    this.#fewestRefusals = Number.POSITIVE_INFINITY;
    const first = random.below(model.vehicles);
    for (let step = 0; step < model.vehicles; step++) {
      const vehicle = (first + step) % model.vehicles;
      const route = plan.routeOf(vehicle);
      budget.read();
      if (route.length === 0 || budget.share >= 1) continue;
      plan.touch(vehicle);
      this.#tryVehicle(party, vehicle, route);
      plan.routes[vehicle] = route;
      plan.update(vehicle);
    }
    plan.keep();
    return this.#fewestRefusals < Number.POSITIVE_INFINITY;
  }

  #tryVehicle(party: number, vehicle: number, route: readonly number[]): void {
    const parties = this.#partiesOf(route).filter((other) => !this.#search.plan.isLocked[other]);
    this.#search.random.shuffle(parties);
    for (const [at, one] of parties.entries()) {
      const refusals = 1 + (this.#refusals[one] ?? 0);
      if (refusals < this.#fewestRefusals) this.#tryWithout(party, vehicle, route, refusals, [one]);
      for (let next = at + 1; next < parties.length; next++) {
        const other = parties[next] ?? 0;
        const both = refusals + 1 + (this.#refusals[other] ?? 0);
        if (both < this.#fewestRefusals) this.#tryWithout(party, vehicle, route, both, [one, other]);
      }
    }
  }

  #tryWithout(
    party: number,
    vehicle: number,
    route: readonly number[],
    refusals: number,
    ejected: readonly number[],
  ): void {
    const { plan, model } = this.#search;
    const { rideOf, partyOf } = model;
    const rest = route.filter((node) => !ejected.includes(partyOf[rideOf[node] ?? 0] ?? 0));
    if (rest.length === 0) return;
    plan.routes[vehicle] = rest;
    plan.update(vehicle);
    this.#insertion.reset(Number.POSITIVE_INFINITY);
    findPartyInsertion(plan, party, [vehicle], this.#insertion);
    if (this.#insertion.vehicle < 0) return;
    applyInsertion(plan, party, this.#insertion);
    this.#fewestRefusals = refusals;
    this.#vehicle = vehicle;
    this.#route = plan.routeOf(vehicle).slice();
    this.#ejected = ejected;
  }

  #moveAround(): void {
    const { plan, random, budget } = this.#search;
    let cost = plan.routesCost();
    for (let change = 0; change < changesBetween; change++) {
      const parties: number[] = [];
      const left: number[] = [];
      this.#search.remove(parties);
      this.#search.insert(parties, left);
      const changed = plan.routesCost();
      budget.count();
      if (left.length === 0 && changed < cost - this.#temperature * Math.log(random.next() + 1e-12)) {
        cost = changed;
        plan.keep();
      } else plan.putBack();
    }
  }

  #partiesOf(route: readonly number[]): number[] {
    const { rideOf, partyOf } = this.#search.model;
    return [...new Set(route.map((node) => partyOf[rideOf[node] ?? 0] ?? 0))];
  }
}
