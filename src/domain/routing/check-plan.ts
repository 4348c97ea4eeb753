import type { PlannedRoute, PlannedStop, RoutePlan } from "./route-plan.ts";
import type { Ride, RoutingProblem, ShiftVehicle, Stop } from "./routing-problem.ts";

/** Times of a plan may differ by this much from those that are counted here. */
const tolerance = 1e-5;

/**
 * The faults of a plan, as sentences; none if it can be driven and costs what it says. It counts everything again from the
 * problem and shares no code with the search, so that a mistake there is seen here.
 */
export function checkPlan(problem: RoutingProblem, plan: RoutePlan): string[] {
  const rides = new Map(problem.rides.map((ride) => [ride.id, ride]));
  const lockedRides = new Set(problem.vehicles.flatMap(({ locked = [] }) => locked.map(({ ride }) => ride)));
  return [
    ...checkEveryRide(problem, plan),
    ...checkTogether(problem, plan),
    ...plan.routes.flatMap((route) => {
      const vehicle = problem.vehicles.find(({ id }) => id === route.vehicle);
      if (!vehicle) return [`There is no vehicle ${route.vehicle}`];
      const faults = new RouteCheck(problem, vehicle, route, rides, lockedRides).faults();
      return faults.map((fault) => `Vehicle ${vehicle.id}: ${fault}`);
    }),
    ...checkTotals(problem, plan),
  ];
}

function checkEveryRide({ rides, vehicles }: RoutingProblem, plan: RoutePlan): string[] {
  const pickedUp = plan.routes.flatMap(({ stops }) => stops.flatMap(({ ride, at }) => (at === "pickup" ? [ride] : [])));
  const leftOut = plan.unassigned.map(({ ride }) => ride);
  const twice = vehicles.filter(({ id }) => plan.routes.filter(({ vehicle }) => vehicle === id).length > 1);
  return [
    ...twice.map(({ id }) => `Vehicle ${id} has two routes`),
    ...rides.flatMap(({ id }) => {
      const times = [...pickedUp, ...leftOut].filter((ride) => ride === id).length;
      return times === 1 ? [] : [`Ride ${id} is planned or left out ${times} times`];
    }),
  ];
}

function checkTogether({ together = [] }: RoutingProblem, plan: RoutePlan): string[] {
  return together.flatMap((list) => {
    const vehicles = list.map((id) => plan.routes.find(({ stops }) => stops.some(({ ride }) => ride === id))?.vehicle);
    return new Set(vehicles).size <= 1 ? [] : [`Rides ${list.join(", ")} are not together`];
  });
}

function checkTotals({ rides }: RoutingProblem, plan: RoutePlan): string[] {
  const leftOut = rides.filter(({ id }) => plan.unassigned.some(({ ride }) => ride === id));
  const cost =
    plan.routes.reduce((sum, route) => sum + route.cost, 0) + leftOut.reduce((sum, ride) => sum + ride.leftOutCost, 0);
  const km = plan.routes.reduce((sum, route) => sum + route.km, 0);
  return [...differs("total cost", plan.cost, cost), ...differs("total kilometres", plan.km, km)];
}

const differs = (name: string, stated: number, counted: number): string[] =>
  Math.abs(stated - counted) > tolerance * Math.max(1, Math.abs(counted))
    ? [`its ${name} is ${counted}, not ${stated}`]
    : [];

/** One route, counted again. */
class RouteCheck {
  readonly #problem: RoutingProblem;
  readonly #vehicle: ShiftVehicle;
  readonly #route: PlannedRoute;
  readonly #rides: ReadonlyMap<string, Ride>;
  readonly #lockedRides: ReadonlySet<string>;
  readonly #isLocked: boolean;

  constructor(
    problem: RoutingProblem,
    vehicle: ShiftVehicle,
    route: PlannedRoute,
    rides: ReadonlyMap<string, Ride>,
    lockedRides: ReadonlySet<string>,
  ) {
    this.#problem = problem;
    this.#vehicle = vehicle;
    this.#route = route;
    this.#rides = rides;
    this.#lockedRides = lockedRides;
    this.#isLocked = (vehicle.locked ?? []).length > 0;
  }

  faults(): string[] {
    const unknown = this.#route.stops.filter((stop) => !this.#stopOf(stop));
    if (unknown.length > 0) return unknown.map(({ ride, at }) => `there is no ${at} of ride ${ride}`);
    return [
      ...this.#checkOrder(),
      ...this.#checkWindows(),
      ...this.#checkDriving(),
      ...this.#checkShift(),
      ...this.#checkBreaks(),
      ...this.#checkAboard(),
      ...this.#checkRides(),
      ...this.#checkCost(),
    ];
  }

  #stopOf({ ride, at }: PlannedStop): Stop | undefined {
    const found = this.#rides.get(ride);
    return (at === "pickup" ? found?.pickup : found?.dropOff) ?? undefined;
  }

  /** Each drop-off once and after its pickup, and the locked stops first. */
  #checkOrder(): string[] {
    const { stops } = this.#route;
    const place = (ride: string, at: "pickup" | "dropOff") =>
      stops.flatMap((stop, index) => (stop.ride === ride && stop.at === at ? [index] : []));
    const faults = [...new Set(stops.map(({ ride }) => ride))].flatMap((id) => {
      const [pickups, dropOffs] = [place(id, "pickup"), place(id, "dropOff")];
      const expected = this.#rides.get(id)?.dropOff ? 1 : 0;
      const isRight =
        pickups.length === 1 &&
        dropOffs.length === expected &&
        (expected === 0 || Number(pickups[0]) < Number(dropOffs[0]));
      return isRight ? [] : [`the stops of ride ${id} are not pickup and drop-off, in this order`];
    });
    const moved = (this.#vehicle.locked ?? []).some(
      ({ ride, at }, index) => stops[index]?.ride !== ride || stops[index]?.at !== at,
    );
    return moved ? [...faults, "its locked stops are not driven first"] : faults;
  }

  #checkWindows(): string[] {
    return this.#route.stops.flatMap((planned) => {
      const stop = this.#stopOf(planned);
      if (!stop) return [];
      const name = `the ${planned.at} of ride ${planned.ride}`;
      const until = Math.max(stop.window.until, stop.lateUntil ?? stop.window.until);
      const late = Math.max(0, planned.begins - stop.window.until);
      const isTooLate = planned.begins > until + tolerance && !this.#lockedRides.has(planned.ride);
      return [
        ...(planned.begins < stop.window.from - tolerance ? [`${name} begins before its window`] : []),
        ...(isTooLate ? [`${name} begins after its window`] : []),
        ...(planned.begins < planned.arrives - tolerance ? [`${name} begins before the vehicle arrives`] : []),
        ...differs(`lateness at ${name}`, planned.late, late),
        ...differs(`departure from ${name}`, planned.leaves, planned.begins + stop.minutes),
      ];
    });
  }

  /** No leg is shorter than the tables say, with the breaks on the way. */
  #checkDriving(): string[] {
    const { stops, breaks, leavesAt, endsAt } = this.#route;
    const legs = this.#legs(this.#problem.minutes);
    const times = [...stops, { arrives: endsAt, ride: "end", at: "end" }];
    return times.flatMap(({ arrives, ride, at }, index) => {
      const left = index === 0 ? leavesAt : Number(stops[index - 1]?.leaves);
      const rests = breaks.filter(({ afterStops }) => afterStops === index);
      const free = Math.max(left, ...rests.map(({ until }) => until));
      const isPossible = arrives >= free + Number(legs[index]) - tolerance;
      return isPossible ? [] : [`it can’t reach ${at} ${ride} by ${arrives}`];
    });
  }

  #checkShift(): string[] {
    const { shift, overtimeUntil, longestDuty, longestDriving } = this.#vehicle;
    const { leavesAt, endsAt, drivingMinutes, overtimeMinutes } = this.#route;
    const driving = this.#legs(this.#problem.minutes).reduce((sum, leg) => sum + leg, 0);
    const faults = [
      ...differs("driving", drivingMinutes, driving),
      ...differs("overtime", overtimeMinutes, Math.max(0, endsAt - shift.until)),
      ...(leavesAt < shift.from - tolerance ? ["it leaves before its shift"] : []),
    ];
    if (this.#isLocked) return faults;
    const end = Math.max(shift.until, overtimeUntil ?? shift.until);
    if (endsAt > end + tolerance) faults.push("it ends after its shift");
    if (endsAt - leavesAt > Number(longestDuty ?? Number.POSITIVE_INFINITY) + tolerance)
      faults.push("it is on duty for too long");
    if (driving > Number(longestDriving ?? Number.POSITIVE_INFINITY) + tolerance) faults.push("it drives for too long");
    return faults;
  }

  #checkBreaks(): string[] {
    const { breaks, stops } = this.#route;
    const due = [...(this.#vehicle.breaks ?? [])].sort((one, other) => one.window.until - other.window.until);
    if (breaks.length !== due.length) return [`it has ${breaks.length} breaks, not ${due.length}`];
    return breaks.flatMap(({ from, until, afterStops }, index) => {
      const rest = due[index];
      if (!rest) return [];
      const earlier = afterStops > stops.length ? this.#route.endsAt : Number(stops[afterStops - 1]?.leaves ?? from);
      const isEmpty = afterStops > stops.length || this.#ridesAboard(afterStops).length === 0;
      return [
        ...(from < rest.window.from - tolerance || from > rest.window.until + tolerance
          ? ["a break is outside its window"]
          : []),
        ...(until - from < rest.minutes - tolerance ? ["a break is too short"] : []),
        ...(from < earlier - tolerance ? ["a break begins before the stop before it ends"] : []),
        ...(isEmpty ? [] : ["a break is taken with passengers aboard"]),
      ];
    });
  }

  /** Those aboard after so many stops. */
  #ridesAboard(stops: number): Ride[] {
    const driven = this.#route.stops.slice(0, stops);
    const alighted = new Set(driven.filter(({ at }) => at === "dropOff").map(({ ride }) => ride));
    return driven.flatMap(({ ride, at }) =>
      at === "pickup" && !alighted.has(ride) ? (this.#rides.get(ride) ?? []) : [],
    );
  }

  #checkAboard(): string[] {
    const faults = new Set<string>();
    const apart = this.#problem.apart ?? [];
    for (let stops = 1; stops <= this.#route.stops.length; stops++) {
      const aboard = this.#ridesAboard(stops);
      for (const name of new Set(aboard.flatMap(({ takes }) => Object.keys(takes)))) {
        const amount = aboard.reduce((sum, { takes }) => sum + (takes[name] ?? 0), 0);
        if (amount > (this.#vehicle.room[name] ?? 0) + tolerance) faults.add(`it has no room for ${amount} ${name}`);
      }
      if (aboard.length > 1 && aboard.some(({ isPrivate }) => isPrivate)) faults.add("a private ride is shared");
      for (const [one, other] of apart)
        if (aboard.some((ride) => ride.group === one && aboard.some((next) => next !== ride && next.group === other)))
          faults.add(`groups ${one} and ${other} are aboard together`);
    }
    return [...faults];
  }

  #checkRides(): string[] {
    const { stops } = this.#route;
    return stops.flatMap((stop) => {
      const ride = this.#rides.get(stop.ride);
      if (!ride || this.#lockedRides.has(ride.id)) return [];
      const isLacking = (ride.needs ?? []).some((skill) => !(this.#vehicle.skills ?? []).includes(skill));
      const isForbidden = ride.vehicles !== undefined && !ride.vehicles.includes(this.#vehicle.id);
      return [
        ...(isLacking ? [`it lacks a skill for ride ${ride.id}`] : []),
        ...(isForbidden ? [`it may not drive ride ${ride.id}`] : []),
        ...(stop.at === "dropOff" ? this.#checkTimeAboard(ride, stop) : []),
      ];
    });
  }

  #checkTimeAboard(ride: Ride, dropOff: PlannedStop): string[] {
    const pickup = this.#route.stops.find((stop) => stop.ride === ride.id && stop.at === "pickup");
    const aboard = dropOff.begins - Number(pickup?.leaves);
    const direct = this.#between(this.#problem.minutes, ride.pickup.place, ride.dropOff?.place ?? null);
    const longest = Math.min(
      ride.longestRide ?? Number.POSITIVE_INFINITY,
      direct + (ride.longestDetour ?? Number.POSITIVE_INFINITY),
    );
    return aboard > longest + tolerance ? [`ride ${ride.id} takes ${aboard}, longer than ${longest}`] : [];
  }

  #checkCost(): string[] {
    const km = this.#legs(this.#problem.km).reduce((sum, leg) => sum + leg, 0);
    const { perKm, perUse, overtimePerMinute = 0, shift } = this.#vehicle;
    const lateness = this.#route.stops.reduce((sum, planned) => {
      const late = Math.max(0, planned.begins - Number(this.#stopOf(planned)?.window.until));
      return sum + late * (this.#rides.get(planned.ride)?.latePerMinute ?? 0);
    }, 0);
    const overtime = Math.max(0, this.#route.endsAt - shift.until) * overtimePerMinute;
    return [
      ...differs("kilometres", this.#route.km, km),
      ...differs("cost", this.#route.cost, km * perKm + perUse + lateness + overtime),
    ];
  }

  /** From the start to the first stop, between stops, and to the end. */
  #legs(table: ArrayLike<number>): number[] {
    const stops = this.#route.stops.map((stop) => Number(this.#stopOf(stop)?.place));
    const places = [this.#vehicle.start, ...stops, this.#vehicle.end];
    return places.slice(1).map((to, index) => this.#between(table, places[index] ?? null, to));
  }

  #between(table: ArrayLike<number>, from: number | null, to: number | null): number {
    return from === null || to === null ? 0 : Number(table[from * this.#problem.places + to]);
  }
}
