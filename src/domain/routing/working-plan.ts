import { EarliestSchedule } from "./earliest-schedule.ts";
import type { Model } from "./model.ts";
import type { SeededRandom } from "./seeded-random.ts";

/**
 * The routes that the search is changing. Beside each stop it keeps how early a vehicle can leave it, how late it may
 * begin and who is aboard, so that a further stop before or after it is tested without driving the whole route. Changes
 * are tried on the routes themselves; those touched are copied first and put back when the change is not kept.
 */
export class WorkingPlan {
  readonly model: Model;
  readonly random: SeededRandom;
  /** The nodes of each vehicle’s stops, in order. */
  readonly routes: number[][];
  /** Parties without a vehicle. */
  absent: number[];

  /** The vehicle of each node, or -1, and its place in the route. */
  readonly vehicleOf: Int32Array;
  readonly positionOf: Int32Array;
  /** Per node: the earliest departure, and the latest begin that leaves time for all that follows. */
  readonly leaves: Float64Array;
  readonly latestBegin: Float64Array;
  /** The leg that leads to each node, and for each vehicle the kilometres from its last stop to its end. */
  readonly legMinutes: Float64Array;
  readonly legKm: Float64Array;
  readonly endKm: Float64Array;
  /** Per dimension and node: the load on leaving it, and the highest from there to the end. */
  readonly load: Float64Array;
  readonly peakFrom: Float64Array;
  /** Per vehicle. */
  readonly km: Float64Array;
  readonly lateCost: Float64Array;

  /** 1: stays in its vehicle. */
  readonly isLocked: Uint8Array;

  readonly #schedule: EarliestSchedule;
  readonly #saved: (number[] | undefined)[];
  readonly #touched: number[] = [];
  #candidate: number[] = [];

  constructor(model: Model, random: SeededRandom) {
    this.model = model;
    this.random = random;
    this.routes = Array.from({ length: model.vehicles }, () => []);
    this.absent = [...model.parties.keys()];
    this.vehicleOf = new Int32Array(model.nodes).fill(-1);
    this.positionOf = new Int32Array(model.nodes);
    this.leaves = new Float64Array(model.nodes);
    this.latestBegin = new Float64Array(model.nodes);
    this.legMinutes = new Float64Array(model.nodes);
    this.legKm = new Float64Array(model.nodes);
    this.endKm = new Float64Array(model.vehicles);
    this.load = new Float64Array(model.nodes * model.dimensions);
    this.peakFrom = new Float64Array(model.nodes * model.dimensions);
    this.km = new Float64Array(model.vehicles);
    this.lateCost = new Float64Array(model.vehicles);
    this.isLocked = new Uint8Array(model.parties.length);
    this.#schedule = new EarliestSchedule(model);
    this.#saved = Array.from({ length: model.vehicles }, () => undefined);
  }

  routeOf(vehicle: number): number[] {
    return this.routes[vehicle] ?? [];
  }

  /** Sets a route and everything that is kept about it. */
  setRoute(vehicle: number, route: number[]): void {
    if (!this.#saved[vehicle]) this.#save(vehicle, this.routeOf(vehicle));
    this.routes[vehicle] = route;
    this.update(vehicle);
  }

  /** Copies a route before its first change in place. */
  touch(vehicle: number): void {
    if (!this.#saved[vehicle]) this.#save(vehicle, this.routeOf(vehicle).slice());
  }

  #save(vehicle: number, route: number[]): void {
    this.#saved[vehicle] = route;
    this.#touched.push(vehicle);
  }

  /** Keeps all changes since the last `keep` or `putBack`. */
  keep(): void {
    for (const vehicle of this.#touched) this.#saved[vehicle] = undefined;
    this.#touched.length = 0;
  }

  /** Undoes them. */
  putBack(): void {
    for (const vehicle of this.#touched) {
      this.routes[vehicle] = this.#saved[vehicle] ?? [];
      this.#saved[vehicle] = undefined;
    }
    for (const vehicle of this.#touched) this.update(vehicle);
    this.#touched.length = 0;
    for (const party of this.absent) this.forgetVehicle(party);
  }

  forgetVehicle(party: number): void {
    for (const ride of this.model.parties[party] ?? []) {
      this.vehicleOf[ride] = -1;
      const dropOff = this.model.dropOffOf[ride] ?? -1;
      if (dropOff >= 0) this.vehicleOf[dropOff] = -1;
    }
  }

  costOf(vehicle: number): number {
    const { perKm, perUse } = this.model;
    if (this.routeOf(vehicle).length === 0) return 0;
    return (this.km[vehicle] ?? 0) * (perKm[vehicle] ?? 0) + (perUse[vehicle] ?? 0) + (this.lateCost[vehicle] ?? 0);
  }

  routesCost(): number {
    let cost = 0;
    for (let vehicle = 0; vehicle < this.model.vehicles; vehicle++) cost += this.costOf(vehicle);
    return cost;
  }

  vehiclesUsed(): number {
    let used = 0;
    for (const route of this.routes) if (route.length > 0) used++;
    return used;
  }

  /** Recounts a route after a change. */
  update(vehicle: number): void {
    const route = this.routeOf(vehicle);
    this.#driveForwards(vehicle, route);
    this.#driveBackwards(vehicle, route);
    this.#addUpLoads(route);
    if (!this.model.needsSchedule[vehicle] || route.length === 0) return;
    this.lateCost[vehicle] = this.#solve(vehicle, route);
    // Later than a drive without limits: what is inserted later is refused sooner. Breaks are left out, as they may move.
    if (this.lateCost[vehicle] === Number.POSITIVE_INFINITY || this.model.breaks[vehicle]?.length) return;
    for (let at = 0; at < route.length; at++) this.leaves[route[at] ?? 0] = this.#schedule.leaves[at + 1] ?? 0;
  }

  /** Whether a route keeps all its times and limits; for changes that were not tested before. */
  isOnTime(vehicle: number): boolean {
    const route = this.routeOf(vehicle);
    if (route.length > 0 && this.model.needsSchedule[vehicle])
      return (this.lateCost[vehicle] ?? 0) < Number.POSITIVE_INFINITY;
    const { service } = this.model;
    return route.every((node) => (this.leaves[node] ?? 0) - (service[node] ?? 0) <= (this.latestBegin[node] ?? 0));
  }

  #driveForwards(vehicle: number, route: readonly number[]): void {
    const { minutes, km, earliest, service, nodes, startOf, endOf, shiftFrom } = this.model;
    let previous = startOf[vehicle] ?? 0;
    let time = shiftFrom[vehicle] ?? 0;
    let length = 0;
    for (let at = 0; at < route.length; at++) {
      const node = route[at] ?? 0;
      const leg = previous * nodes + node;
      const legKm = km[leg] ?? 0;
      const legMinutes = minutes[leg] ?? 0;
      this.legKm[node] = legKm;
      this.legMinutes[node] = legMinutes;
      length += legKm;
      const arrival = time + legMinutes;
      const opens = earliest[node] ?? 0;
      time = (arrival < opens ? opens : arrival) + (service[node] ?? 0);
      this.leaves[node] = time;
      this.vehicleOf[node] = vehicle;
      this.positionOf[node] = at;
      previous = node;
    }
    const endKm = route.length > 0 ? (km[previous * nodes + (endOf[vehicle] ?? 0)] ?? 0) : 0;
    this.endKm[vehicle] = endKm;
    this.km[vehicle] = length + endKm;
  }

  #driveBackwards(vehicle: number, route: readonly number[]): void {
    const { minutes, latest, service, nodes, endOf, latestEnd } = this.model;
    let leg = minutes[(route[route.length - 1] ?? 0) * nodes + (endOf[vehicle] ?? 0)] ?? 0;
    let deadline = latestEnd[vehicle] ?? 0;
    for (let at = route.length - 1; at >= 0; at--) {
      const node = route[at] ?? 0;
      const begin = deadline - leg - (service[node] ?? 0);
      const closes = latest[node] ?? 0;
      deadline = begin < closes ? begin : closes;
      this.latestBegin[node] = deadline;
      leg = this.legMinutes[node] ?? 0;
    }
  }

  #addUpLoads(route: readonly number[]): void {
    const { takes, rideOf, rides, dimensions, nodes } = this.model;
    const { load, peakFrom } = this;
    for (let dimension = 0; dimension < dimensions; dimension++) {
      const row = dimension * nodes;
      let aboard = 0;
      for (let at = 0; at < route.length; at++) {
        const node = route[at] ?? 0;
        const amount = takes[(rideOf[node] ?? 0) * dimensions + dimension] ?? 0;
        aboard += node < rides ? amount : -amount;
        load[row + node] = aboard;
      }
      let peak = 0;
      for (let at = route.length - 1; at >= 0; at--) {
        const node = route[at] ?? 0;
        peak = Math.max(peak, load[row + node] ?? 0);
        peakFrom[row + node] = peak;
      }
    }
  }

  #solve(vehicle: number, route: readonly number[]): number {
    this.#schedule.begin(vehicle, route.length);
    const { nodes } = this.#schedule;
    for (let at = 0; at < route.length; at++) nodes[at + 1] = route[at] ?? 0;
    return this.#schedule.solve();
  }

  /**
   * How much more lateness and overtime cost with a ride inserted before the given positions, or infinity where the
   * route is then impossible.
   */
  lateCostWith(vehicle: number, ride: number, pickupAt: number, dropOffAt: number): number {
    const route = this.routeOf(vehicle);
    const dropOff = this.model.dropOffOf[ride] ?? -1;
    const candidate = this.#candidate;
    candidate.length = 0;
    for (let at = 0; at <= route.length; at++) {
      if (at === pickupAt) candidate.push(ride);
      if (at === dropOffAt && dropOff >= 0) candidate.push(dropOff);
      if (at < route.length) candidate.push(route[at] ?? 0);
    }
    const before = route.length > 0 ? (this.lateCost[vehicle] ?? 0) : 0;
    return this.#solve(vehicle, candidate) - before;
  }

  /** The times of a route, for those who describe it. They change with the next call. */
  scheduleOf(vehicle: number): EarliestSchedule {
    this.#solve(vehicle, this.routeOf(vehicle));
    return this.#schedule;
  }

  /** Whether a ride still fits aboard where a vehicle leaves a node. */
  fitsAfter(node: number, ride: number, vehicle: number): boolean {
    return this.#fits(this.load, node, ride, vehicle);
  }

  /** Whether it fits from there to the end of the route. */
  fitsFrom(node: number, ride: number, vehicle: number): boolean {
    return this.#fits(this.peakFrom, node, ride, vehicle);
  }

  #fits(loads: Float64Array, node: number, ride: number, vehicle: number): boolean {
    const { takes, room, dimensions, nodes } = this.model;
    for (let dimension = 0; dimension < dimensions; dimension++) {
      const amount = (loads[dimension * nodes + node] ?? 0) + (takes[ride * dimensions + dimension] ?? 0);
      if (amount > (room[vehicle * dimensions + dimension] ?? 0)) return false;
    }
    return true;
  }
}
