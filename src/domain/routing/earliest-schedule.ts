import type { Model } from "./model.ts";

/** Minutes that are lost in adding up fractions. */
const rounding = 1e-7;

/**
 * The earliest times at which a vehicle can drive its stops in their order. No ride begins earlier than it must: a pickup
 * whose passengers would be aboard for too long is moved back to the latest moment that its drop-off allows, and all that
 * follows with it, until everything holds. These times are the smallest possible for every stop at once, so if one of
 * them is too late, no schedule exists, and lateness and overtime are the least there can be.
 */
export class EarliestSchedule {
  /** From the start (0) over all stops to the end (`count` + 1). */
  count = 0;
  nodes = new Int32Array(64);
  begins = new Float64Array(64);
  leaves = new Float64Array(64);
  driving = 0;
  /** For each break the position after which it is taken; one more than the end: after the shift. */
  breakAfter: number[] = [];

  readonly #model: Model;
  #vehicle = 0;
  /** No stop begins before this. */
  #notBefore = new Float64Array(64);
  readonly #positionOf: Int32Array;

  constructor(model: Model) {
    this.#model = model;
    this.#positionOf = new Int32Array(model.nodes);
  }

  /** Takes a route, so that `solve` can be called; the caller writes the stops into `nodes` from 1 on. */
  begin(vehicle: number, count: number): void {
    if (count + 2 > this.nodes.length) this.#grow(count + 2);
    this.#vehicle = vehicle;
    this.count = count;
  }

  /** The cost of lateness and overtime at the earliest times, or infinity where no times are possible. */
  solve(): number {
    const model = this.#model;
    const vehicle = this.#vehicle;
    this.nodes[0] = model.startOf[vehicle] ?? 0;
    this.nodes[this.count + 1] = model.endOf[vehicle] ?? 0;
    if (model.apartFrom.length > 0 && !this.#keepsGroupsApart()) return Number.POSITIVE_INFINITY;
    for (let at = 1; at <= this.count; at++) this.#positionOf[this.nodes[at] ?? 0] = at;
    const cost = this.#solveWith([]);
    const breaks = model.breaks[vehicle] ?? [];
    return breaks.length === 0 || cost === Number.POSITIVE_INFINITY ? cost : this.#solveWithBreaks(cost, breaks);
  }

  /**
   * Tries the places where the breaks can be, in their order. Of those that cost the same, the route ends the earliest;
   * it cannot be cheaper or earlier than without breaks.
   */
  #solveWithBreaks(leastCost: number, breaks: Model["breaks"][number]): number {
    const end = this.count + 1;
    const leastEnd = this.begins[end] ?? 0;
    const open = this.#breakPlaces(breaks);
    let best = Number.POSITIVE_INFINITY;
    let earliestEnd = Number.POSITIVE_INFINITY;
    let bestPlaces: number[] = [];
    const tryFrom = (places: number[], from: number) => {
      if (places.length < breaks.length) {
        for (const at of open[places.length] ?? [])
          if (at >= from && (best > leastCost || earliestEnd > leastEnd)) tryFrom([...places, at], at);
        return;
      }
      const cost = this.#solveWith(places);
      const ends = this.begins[end] ?? 0;
      if (cost === Number.POSITIVE_INFINITY || cost > best || (cost === best && ends >= earliestEnd)) return;
      best = cost;
      earliestEnd = ends;
      bestPlaces = places;
    };
    tryFrom([], 0);
    return best < Number.POSITIVE_INFINITY ? this.#solveWith(bestPlaces) : best;
  }

  /** For each break, after which positions the vehicle is empty and the times without breaks leave room for it. */
  #breakPlaces(breaks: Model["breaks"][number]): number[][] {
    const { minutes, latest, nodes: width } = this.#model;
    const { nodes, leaves, count } = this;
    const places: number[][] = breaks.map(() => []);
    const empty = this.#emptyAfter();
    for (let at = 0; at <= count + 1; at++) {
      if (at <= count && !empty[at]) continue;
      const leg = minutes[(nodes[at] ?? 0) * width + (nodes[at + 1] ?? 0)] ?? 0;
      const deadline = at < count ? (latest[nodes[at + 1] ?? 0] ?? 0) : Number.POSITIVE_INFINITY;
      for (const [one, rest] of breaks.entries()) {
        const from = Math.max(leaves[at] ?? 0, rest.window.from);
        if (from > rest.window.until + rounding) continue;
        if (from + rest.minutes + leg <= deadline + rounding) places[one]?.push(at);
      }
    }
    return places;
  }

  #solveWith(breakAfter: number[]): number {
    const model = this.#model;
    this.breakAfter = breakAfter;
    for (let at = 1; at <= this.count; at++) this.#notBefore[at] = model.earliest[this.nodes[at] ?? 0] ?? 0;
    this.#notBefore[0] = model.shiftFrom[this.#vehicle] ?? 0;
    let from = 0;
    // Each round settles at least one of the limits that reach back; with more rounds than stops they contradict.
    for (let round = 0; round <= this.count + 2; round++) {
      if (!this.#drive(from)) return Number.POSITIVE_INFINITY;
      from = this.#moveBack();
      if (from < 0) return this.#lateCost();
    }
    return Number.POSITIVE_INFINITY;
  }

  /** Sets the times from one position on; false where a stop or the end would be too late. */
  #drive(from: number): boolean {
    const { minutes, service, latest, nodes: width, longestDriving, latestEnd, breaks } = this.#model;
    const { nodes, begins, leaves, count } = this;
    const hasBreaks = this.breakAfter.length > 0;
    let driving = 0;
    if (from === 0) {
      begins[0] = this.#notBefore[0] ?? 0;
      leaves[0] = begins[0];
      if (hasBreaks && !this.#takeBreaks(0, breaks[this.#vehicle] ?? [])) return false;
    }
    for (let at = Math.max(1, from); at <= count; at++) {
      const node = nodes[at] ?? 0;
      const leg = minutes[(nodes[at - 1] ?? 0) * width + node] ?? 0;
      driving += leg;
      const begin = Math.max((leaves[at - 1] ?? 0) + leg, this.#notBefore[at] ?? 0);
      if (begin > (latest[node] ?? 0) + rounding) return false;
      begins[at] = begin;
      leaves[at] = begin + (service[node] ?? 0);
      if (hasBreaks && !this.#takeBreaks(at, breaks[this.#vehicle] ?? [])) return false;
    }
    const lastLeg = minutes[(nodes[count] ?? 0) * width + (nodes[count + 1] ?? 0)] ?? 0;
    begins[count + 1] = (leaves[count] ?? 0) + lastLeg;
    leaves[count + 1] = begins[count + 1] ?? 0;
    if (from === 0) this.driving = driving + lastLeg;
    if (this.driving > (longestDriving[this.#vehicle] ?? 0) + rounding) return false;
    if ((begins[count + 1] ?? 0) > (latestEnd[this.#vehicle] ?? 0) + rounding) return false;
    return !hasBreaks || this.#takeBreaks(count + 1, breaks[this.#vehicle] ?? []);
  }

  #takeBreaks(at: number, breaks: Model["breaks"][number]): boolean {
    for (const [one, { window, minutes }] of breaks.entries()) {
      if (this.breakAfter[one] !== at) continue;
      const from = Math.max(this.leaves[at] ?? 0, window.from);
      if (from > window.until + rounding) return false;
      // After the shift a break is free time.
      if (at <= this.count) this.leaves[at] = from + minutes;
    }
    return true;
  }

  /** Moves what begins too early; the first position moved, or -1 where everything is right. */
  #moveBack(): number {
    const { longestRide, rideOf, rides, longestDuty } = this.#model;
    const { nodes, begins, leaves, count } = this;
    const notBefore = this.#notBefore;
    let first = -1;
    for (let at = 1; at <= count; at++) {
      const node = nodes[at] ?? 0;
      if (node < rides) continue;
      const ride = rideOf[node] ?? 0;
      const pickupAt = this.#positionOf[ride] ?? 0;
      const tooLong = (begins[at] ?? 0) - (leaves[pickupAt] ?? 0) - (longestRide[ride] ?? 0);
      if (tooLong <= rounding) continue;
      notBefore[pickupAt] = Math.max(notBefore[pickupAt] ?? 0, (begins[pickupAt] ?? 0) + tooLong);
      if (first < 0 || pickupAt < first) first = pickupAt;
    }
    const tooLong = (begins[count + 1] ?? 0) - (begins[0] ?? 0) - (longestDuty[this.#vehicle] ?? 0);
    if (tooLong <= rounding) return first;
    notBefore[0] = (begins[0] ?? 0) + tooLong;
    return 0;
  }

  #lateCost(): number {
    const { due, latePerMinute, rideOf, shiftUntil, overtimePerMinute } = this.#model;
    const overtime = (this.begins[this.count + 1] ?? 0) - (shiftUntil[this.#vehicle] ?? 0);
    let cost = overtime > 0 ? overtime * (overtimePerMinute[this.#vehicle] ?? 0) : 0;
    for (let at = 1; at <= this.count; at++) {
      const node = this.nodes[at] ?? 0;
      const late = (this.begins[at] ?? 0) - (due[node] ?? 0);
      if (late > 0) cost += late * (latePerMinute[rideOf[node] ?? 0] ?? 0);
    }
    return cost;
  }

  #emptyAfter(): readonly boolean[] {
    const { rides, rideOf, dropOffOf } = this.#model;
    let aboard = 0;
    return Array.from({ length: this.count + 1 }, (_, at) => {
      if (at === 0) return true;
      const node = this.nodes[at] ?? 0;
      if (node >= rides) aboard--;
      else if ((dropOffOf[rideOf[node] ?? 0] ?? -1) >= 0) aboard++;
      else aboard = Number.POSITIVE_INFINITY;
      return aboard === 0;
    });
  }

  #keepsGroupsApart(): boolean {
    const { groupOf, apartFrom, rideOf, rides } = this.#model;
    const aboard = new Int32Array(apartFrom.length);
    for (let at = 1; at <= this.count; at++) {
      const node = this.nodes[at] ?? 0;
      const group = groupOf[rideOf[node] ?? 0] ?? -1;
      if (group < 0) continue;
      if (node >= rides) aboard[group] = (aboard[group] ?? 0) - 1;
      else {
        if (apartFrom[group]?.some((other) => (aboard[other] ?? 0) > 0)) return false;
        aboard[group] = (aboard[group] ?? 0) + 1;
      }
    }
    return true;
  }

  #grow(length: number): void {
    this.nodes = new Int32Array(length * 2);
    this.begins = new Float64Array(length * 2);
    this.leaves = new Float64Array(length * 2);
    this.#notBefore = new Float64Array(length * 2);
  }
}
