import type { Break, Minutes, Ride, RoutingProblem, ShiftVehicle, Stop } from "#domain/routing/routing-problem.ts";

type Visit = { readonly ride: Ride; readonly stop: Stop; readonly isPickup: boolean };

/** The lowest cost of a problem of a few rides: every ride in every vehicle, in every order, with breaks in every place. */
export function cheapestCost(problem: RoutingProblem): number {
  const costs = problem.vehicles.map((vehicle) => new CostBySet(problem, vehicle));
  const { rides, together = [] } = problem;
  const none = rides.length === 0 ? 1 : problem.vehicles.length + 1;
  let cheapest = Number.POSITIVE_INFINITY;
  for (let choice = 0; choice < none ** rides.length; choice++) {
    const vehicleOf = rides.map((_, at) => Math.floor(choice / none ** at) % none);
    const isTogether = together.every(
      (list) => new Set(rides.flatMap(({ id }, at) => (list.includes(id) ? [vehicleOf[at]] : []))).size <= 1,
    );
    if (!isTogether) continue;
    const driven = costs.map((cost, vehicle) => cost.of(rides.filter((_, at) => vehicleOf[at] === vehicle)));
    const leftOut = rides.filter((_, at) => vehicleOf[at] === costs.length).map(({ leftOutCost }) => leftOutCost);
    cheapest = Math.min(cheapest, sumOf([...driven, ...leftOut]));
  }
  return cheapest;
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

class CostBySet {
  readonly #known = new Map<string, number>();
  readonly #problem: RoutingProblem;
  readonly #vehicle: ShiftVehicle;

  constructor(problem: RoutingProblem, vehicle: ShiftVehicle) {
    this.#problem = problem;
    this.#vehicle = vehicle;
  }

  of(rides: readonly Ride[]): number {
    if (rides.length === 0) return 0;
    const key = rides.map(({ id }) => id).join();
    const cost = this.#known.get(key) ?? this.#cheapestOrder(rides, []);
    this.#known.set(key, cost);
    return cost;
  }

  #cheapestOrder(waiting: readonly Ride[], driven: readonly Visit[]): number {
    const aboard = ridesAboard(driven);
    if (!this.#fits(aboard)) return Number.POSITIVE_INFINITY;
    const alighting = aboard.filter(({ dropOff }) => dropOff);
    if (waiting.length === 0 && alighting.length === 0) return this.#costOf(driven);
    return Math.min(
      ...waiting.map((ride) =>
        this.#cheapestOrder(
          waiting.filter((other) => other !== ride),
          [...driven, { ride, stop: ride.pickup, isPickup: true }],
        ),
      ),
      ...alighting.map((ride) =>
        this.#cheapestOrder(waiting, [...driven, { ride, stop: ride.dropOff ?? ride.pickup, isPickup: false }]),
      ),
    );
  }

  #fits(aboard: readonly Ride[]): boolean {
    const { room, skills = [], id } = this.#vehicle;
    const names = aboard.flatMap(({ takes }) => Object.keys(takes));
    return (
      names.every((name) => sumOf(aboard.map(({ takes }) => takes[name] ?? 0)) <= (room[name] ?? 0)) &&
      aboard.every(
        ({ needs = [], vehicles }) => needs.every((need) => skills.includes(need)) && (vehicles?.includes(id) ?? true),
      ) &&
      (aboard.length < 2 || !aboard.some(({ isPrivate }) => isPrivate)) &&
      (this.#problem.apart ?? []).every(
        ([one, other]) => !aboard.some((a) => a.group === one && aboard.some((b) => b !== a && b.group === other)),
      )
    );
  }

  #costOf(visits: readonly Visit[]): number {
    const breaks = [...(this.#vehicle.breaks ?? [])].sort((one, other) => one.window.until - other.window.until);
    const places = Array.from({ length: visits.length + 2 }, (_, at) => at).filter(
      (at) => at > visits.length || ridesAboard(visits.slice(0, at)).length === 0,
    );
    const choices = breaks.reduce<number[][]>(
      (all) => all.flatMap((chosen) => places.filter((at) => at >= (chosen.at(-1) ?? 0)).map((at) => [...chosen, at])),
      [[]],
    );
    return Math.min(...choices.map((chosen) => this.#costWith(visits, breaks, chosen)));
  }

  /** At the earliest times that satisfy all limits, found by moving times later until none is broken. */
  #costWith(visits: readonly Visit[], breaks: readonly Break[], chosen: readonly number[]): number {
    const { shift, perKm, perUse, overtimeUntil, overtimePerMinute = 0 } = this.#vehicle;
    const { longestDuty = 1e9, longestDriving = 1e9 } = this.#vehicle;
    const driving = this.#legs(this.#problem.minutes, visits);
    if (sumOf(driving) > longestDriving) return Number.POSITIVE_INFINITY;
    const end = visits.length + 1;
    const times = Array.from({ length: end + 1 }, (_, at) => visits[at - 1]?.stop.window.from ?? shift.from);
    const latest = times.map((_, at) => {
      const stop = visits[at - 1]?.stop;
      return stop ? (stop.lateUntil ?? stop.window.until) : Math.max(shift.until, overtimeUntil ?? 0);
    });
    for (let moved = true; moved; ) {
      moved = false;
      const atLeast = (at: number, time: Minutes) => {
        if (time <= (times[at] ?? 0) + 1e-9) return;
        times[at] = time;
        moved = true;
      };
      for (let at = 0; at <= end; at++) {
        const leaves = afterBreaks((times[at] ?? 0) + (visits[at - 1]?.stop.minutes ?? 0), breaks, chosen, at);
        if ((times[at] ?? 0) > (latest[at] ?? 0) || leaves === null) return Number.POSITIVE_INFINITY;
        if (at < end) atLeast(at + 1, leaves + (driving[at] ?? 0));
        const pickup = visits.findIndex(({ ride, isPickup }) => isPickup && ride === visits[at - 1]?.ride) + 1;
        if (visits[at - 1]?.isPickup === false)
          atLeast(
            pickup,
            (times[at] ?? 0) - this.#longest(visits[at - 1]?.ride) - (visits[pickup - 1]?.stop.minutes ?? 0),
          );
      }
      atLeast(0, (times[end] ?? 0) - longestDuty);
    }
    const late = visits.map(
      ({ ride, stop }, at) => Math.max(0, (times[at + 1] ?? 0) - stop.window.until) * (ride.latePerMinute ?? 0),
    );
    const overtime = Math.max(0, (times[end] ?? 0) - shift.until) * overtimePerMinute;
    return sumOf(this.#legs(this.#problem.km, visits)) * perKm + perUse + sumOf(late) + overtime;
  }

  #longest(ride: Ride | undefined): number {
    if (!ride?.dropOff) return Number.POSITIVE_INFINITY;
    const direct = this.#problem.minutes[ride.pickup.place * this.#problem.places + ride.dropOff.place] ?? 0;
    return Math.min(ride.longestRide ?? 1e9, direct + (ride.longestDetour ?? 1e9));
  }

  #legs(table: ArrayLike<number>, visits: readonly Visit[]): number[] {
    const places = [this.#vehicle.start, ...visits.map(({ stop }) => stop.place), this.#vehicle.end];
    return places
      .slice(1)
      .map((to, at) => (to === null ? 0 : (table[(places[at] ?? 0) * this.#problem.places + to] ?? 0)));
  }
}

const ridesAboard = (visits: readonly Visit[]): Ride[] =>
  visits.flatMap(({ ride, isPickup }) =>
    isPickup && !visits.some((other) => !other.isPickup && other.ride === ride) ? [ride] : [],
  );

/** When a vehicle that is ready leaves after the breaks in this place; `null` if one of them would begin too late. */
function afterBreaks(
  ready: Minutes,
  breaks: readonly Break[],
  chosen: readonly number[],
  place: number,
): Minutes | null {
  let time = ready;
  for (const [at, { window, minutes }] of breaks.entries()) {
    if (chosen[at] !== place) continue;
    if (time > window.until) return null;
    time = Math.max(time, window.from) + minutes;
  }
  return time;
}
