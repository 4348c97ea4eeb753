import type { Model } from "./model.ts";
import type { WorkingPlan } from "./working-plan.ts";

/** About how many rides are taken out at once, and the longest string of stops. */
const averageRemoved = 10;
const longestString = 10;
/** One removal in so many empties a whole route, which strings alone would hardly ever do where routes are long. */
const removalsPerRoute = 100;
/** Of large problems the nearest stops alone: the rest is too far away to matter. */
const mostNeighbours = 400;

/** Kilometres are compared to about a metre, so that a number holds both them and the stop. */
const perKm = 1024;

/** The other stops, the nearest first, sorted when a stop is first drawn: at once it takes seconds on a large day. */
class NearestStops {
  readonly #model: Model;
  readonly #known: (Int32Array | undefined)[] = [];

  constructor(model: Model) {
    this.#model = model;
  }

  of(stop: number): Int32Array {
    const known = this.#known[stop] ?? this.#sort(stop);
    this.#known[stop] = known;
    return known;
  }

  #sort(stop: number): Int32Array {
    const { stops, nodes, km } = this.#model;
    const count = stops.length;
    const keys = Float64Array.from(
      stops,
      (_, other) => Math.floor((km[stop * nodes + other] ?? 0) * perKm) * count + other,
    );
    return Int32Array.from(keys.sort().subarray(0, mostNeighbours), (key) => key % count);
  }
}

/**
 * Takes strings of neighbouring stops out of the routes near a stop drawn at random, with the rides they belong to (SISR
 * by Christiaens and Vanden Berghe): room for something better appears where it can be used, in several routes at once.
 */
export class StringRemoval {
  readonly #plan: WorkingPlan;
  readonly #nearest: NearestStops;
  readonly #isRemoved: Uint8Array;
  readonly #isVisited: Uint8Array;
  readonly #visited: number[] = [];

  constructor(plan: WorkingPlan) {
    this.#plan = plan;
    this.#nearest = new NearestStops(plan.model);
    this.#isRemoved = new Uint8Array(plan.model.parties.length);
    this.#isVisited = new Uint8Array(plan.model.vehicles);
  }

  /** Adds the parties taken out to `removed`. */
  remove(removed: number[]): void {
    const { model, random, vehicleOf } = this.#plan;
    if (model.stops.length === 0) return;
    const size = this.#drawSize();
    const first = removed.length;
    const seed = random.below(model.stops.length);
    for (const stop of this.#nearest.of(seed)) {
      if (this.#visited.length >= size.strings) break;
      const vehicle = vehicleOf[stop] ?? -1;
      if (vehicle < 0 || this.#isVisited[vehicle] || this.#isRemoved[this.#partyAt(stop)]) continue;
      this.#isVisited[vehicle] = 1;
      this.#visited.push(vehicle);
      this.#markString(stop, vehicle, size.longest, removed);
    }
    this.#takeOut(removed, first);
  }

  #partyAt(node: number): number {
    const { rideOf, partyOf } = this.#plan.model;
    return partyOf[rideOf[node] ?? 0] ?? 0;
  }

  /** How many strings, and how long at most: short routes lose shorter ones, from more routes. */
  #drawSize() {
    const { routes, random } = this.#plan;
    if (random.next() * removalsPerRoute < 1) return { longest: Number.POSITIVE_INFINITY, strings: 1 };
    let stops = 0;
    let used = 0;
    for (const route of routes) {
      stops += route.length;
      if (route.length > 0) used++;
    }
    const longest = Math.min(longestString, Math.max(1, stops / Math.max(1, used)));
    const most = (4 * averageRemoved) / (1 + longest) - 1;
    return { longest, strings: Math.floor(random.next() * most + 1) };
  }

  /** Marks a string that has the stop in it; in half of them a few stops in the middle are left. */
  #markString(stop: number, vehicle: number, longest: number, removed: number[]): void {
    const { random, positionOf, isLocked } = this.#plan;
    const route = this.#plan.routeOf(vehicle);
    const length =
      longest === Number.POSITIVE_INFINITY
        ? route.length
        : Math.floor(random.next() * Math.min(route.length, longest) + 1);
    let left = 0;
    if (length > 1 && length < route.length && random.next() < 0.5) {
      left = 1;
      while (length + left < route.length && random.next() < 0.01) left++;
    }
    const width = length + left;
    const begin = Math.max(0, (positionOf[stop] ?? 0) - random.below(width));
    const from = Math.min(begin, route.length - width);
    const leftFrom = left > 0 ? from + 1 + random.below(length - 1) : -1;
    for (let at = from; at < from + width; at++) {
      if (left > 0 && at >= leftFrom && at < leftFrom + left) continue;
      const party = this.#partyAt(route[at] ?? 0);
      if (this.#isRemoved[party] || isLocked[party]) continue;
      this.#isRemoved[party] = 1;
      removed.push(party);
    }
  }

  #takeOut(removed: number[], first: number): void {
    const plan = this.#plan;
    for (const vehicle of this.#visited) {
      this.#isVisited[vehicle] = 0;
      const route = plan.routeOf(vehicle);
      plan.setRoute(
        vehicle,
        route.filter((node) => !this.#isRemoved[this.#partyAt(node)]),
      );
    }
    this.#visited.length = 0;
    for (let at = first; at < removed.length; at++) {
      this.#isRemoved[removed[at] ?? 0] = 0;
      plan.forgetVehicle(removed[at] ?? 0);
    }
  }
}
