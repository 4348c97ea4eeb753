import { allowedPairs } from "./allowed-vehicles.ts";
import { groupsOf, partiesOf } from "./ride-parties.ts";
import type { Break, Ride, RoutingProblem, ShiftVehicle, Stop } from "./routing-problem.ts";
import { RoutingProblemError } from "./routing-problem-error.ts";

/**
 * A problem as numbers in typed arrays, which the search reads millions of times. Stops and depots are nodes: pickups
 * first, in the order of the rides, then drop-offs, then the vehicles’ starts and ends. A class, because an object made
 * of spread parts is several times slower to read.
 */
export class Model {
  readonly problem: RoutingProblem;
  readonly nodes: number;
  /** From node to node, a row for each. */
  readonly minutes: Float64Array;
  readonly km: Float64Array;
  /** The same tables with a row for each node that is driven to: what is read together lies together. */
  readonly minutesTo: Float64Array;
  readonly kmTo: Float64Array;

  /** Per node that is a stop. A pickup has the number of its ride; the drop-off’s is in `dropOffOf`, or -1. */
  readonly stops: readonly Stop[];
  readonly rideOf: Int32Array;
  readonly earliest: Float64Array;
  /** Up to here a stop is on time, */
  readonly due: Float64Array;
  /** and up to here it may be late. */
  readonly latest: Float64Array;
  readonly service: Float64Array;

  readonly rides: number;
  readonly dropOffOf: Int32Array;
  readonly latePerMinute: Float64Array;
  readonly leftOutCost: Float64Array;
  /** Without a limit until `tightenWindows` has set it. */
  readonly longestRide: Float64Array;
  readonly parties: readonly (readonly number[])[];
  readonly partyOf: Int32Array;
  /** The group of `apart`, or -1; and for each group those that it is never aboard with. */
  readonly groupOf: Int32Array;
  readonly apartFrom: readonly (readonly number[])[];

  /** Per ride and per vehicle: how much it takes and how much there is, of each dimension. */
  readonly dimensions: number;
  readonly takes: Float64Array;
  readonly room: Float64Array;
  /** Per ride and vehicle: 1 if it may travel in it. */
  readonly allowed: Uint8Array;

  readonly vehicles: number;
  readonly startOf: Int32Array;
  readonly endOf: Int32Array;
  readonly shiftFrom: Float64Array;
  readonly shiftUntil: Float64Array;
  /** With overtime. */
  readonly latestEnd: Float64Array;
  readonly overtimePerMinute: Float64Array;
  readonly perKm: Float64Array;
  readonly perUse: Float64Array;
  readonly longestDuty: Float64Array;
  readonly longestDriving: Float64Array;
  readonly breaks: readonly (readonly Break[])[];
  readonly kindOf: Int32Array;
  /** 1: times and loads alone don’t show whether a route is possible. */
  readonly needsSchedule: Uint8Array;
  /** How many stops at the beginning of the route are locked. */
  readonly lockedStops: Int32Array;

  constructor(problem: RoutingProblem) {
    const { rides, vehicles } = problem;
    checkProblem(problem);
    this.problem = problem;
    const dropOffs = rides.flatMap(({ dropOff }, ride) => (dropOff ? [{ stop: dropOff, ride }] : []));
    this.stops = [...rides.map(({ pickup }) => pickup), ...dropOffs.map(({ stop }) => stop)];
    this.rideOf = Int32Array.from([...rides.keys(), ...dropOffs.map(({ ride }) => ride)]);
    this.earliest = Float64Array.from(this.stops, ({ window }) => window.from);
    this.due = Float64Array.from(this.stops, ({ window }) => window.until);
    this.latest = Float64Array.from(this.stops, ({ window, lateUntil }) =>
      Math.max(window.until, lateUntil ?? window.until),
    );
    this.service = Float64Array.from(this.stops, ({ minutes }) => minutes);

    this.rides = rides.length;
    this.dropOffOf = new Int32Array(rides.length).fill(-1);
    for (const [at, { ride }] of dropOffs.entries()) this.dropOffOf[ride] = rides.length + at;
    this.latePerMinute = Float64Array.from(rides, ({ latePerMinute }) => latePerMinute ?? 0);
    this.leftOutCost = Float64Array.from(rides, ({ leftOutCost }) => leftOutCost);
    this.longestRide = new Float64Array(rides.length).fill(Number.POSITIVE_INFINITY);
    ({ parties: this.parties, partyOf: this.partyOf } = partiesOf(problem));
    ({ groupOf: this.groupOf, apartFrom: this.apartFrom } = groupsOf(problem));

    const names = dimensionsOf(problem);
    this.dimensions = names.length;
    this.takes = Float64Array.from(rides.flatMap((ride) => names.map((name) => takenBy(ride, name))));
    this.room = Float64Array.from(vehicles.flatMap((vehicle) => names.map((name) => roomIn(vehicle, name))));
    this.allowed = allowedPairs(problem);

    const depots = depotsOf(vehicles, this.stops.length);
    this.vehicles = vehicles.length;
    this.startOf = depots.startOf;
    this.endOf = depots.endOf;
    this.shiftFrom = Float64Array.from(vehicles, ({ shift }) => shift.from);
    this.shiftUntil = Float64Array.from(vehicles, ({ shift }) => shift.until);
    this.latestEnd = Float64Array.from(vehicles, ({ shift, overtimeUntil }) =>
      Math.max(shift.until, overtimeUntil ?? shift.until),
    );
    this.overtimePerMinute = Float64Array.from(vehicles, ({ overtimePerMinute }) => overtimePerMinute ?? 0);
    this.perKm = Float64Array.from(vehicles, ({ perKm }) => perKm);
    this.perUse = Float64Array.from(vehicles, ({ perUse }) => perUse);
    this.longestDuty = Float64Array.from(vehicles, ({ longestDuty }) => longestDuty ?? Number.POSITIVE_INFINITY);
    this.longestDriving = Float64Array.from(
      vehicles,
      ({ longestDriving }) => longestDriving ?? Number.POSITIVE_INFINITY,
    );
    this.breaks = vehicles.map(breaksInOrder);
    this.kindOf = kindsOf(vehicles, rides);
    this.lockedStops = new Int32Array(vehicles.length);
    this.needsSchedule = Uint8Array.from(vehicles, (vehicle) => Number(limitsRides(problem) || limitsShift(vehicle)));

    const places = [...this.stops.map(({ place }) => place), ...depots.places];
    checkPlaces(problem, places);
    this.nodes = places.length;
    this.minutes = betweenNodes(problem.minutes, problem.places, places);
    this.km = problem.km === problem.minutes ? this.minutes : betweenNodes(problem.km, problem.places, places);
    this.minutesTo = transposed(this.minutes, this.nodes);
    this.kmTo = this.km === this.minutes ? this.minutesTo : transposed(this.km, this.nodes);
  }
}

/** The place of a vehicle that ends its shift anywhere: no minutes and no kilometres away. */
const anywhere = -1;

const limitsRides = ({ rides, apart }: RoutingProblem): boolean =>
  (apart ?? []).length > 0 ||
  rides.some(
    ({ longestRide, longestDetour, pickup, dropOff }) =>
      longestRide !== undefined ||
      longestDetour !== undefined ||
      pickup.lateUntil !== undefined ||
      dropOff?.lateUntil !== undefined,
  );

const limitsShift = ({ breaks, longestDuty, longestDriving, overtimeUntil, locked }: ShiftVehicle): boolean =>
  longestDuty !== undefined ||
  longestDriving !== undefined ||
  overtimeUntil !== undefined ||
  (breaks ?? []).length > 0 ||
  (locked ?? []).length > 0;

function checkProblem({ places, minutes, km, rides, vehicles }: RoutingProblem): void {
  const tables = [
    ["minutes", minutes],
    ["kilometres", km],
  ] as const;
  for (const [name, table] of tables)
    if (table.length !== places * places)
      throw new RoutingProblemError(`The table of ${name} has ${table.length} entries, not ${places} × ${places}`);
  if (new Set(rides.map(({ id }) => id)).size < rides.length) throw new RoutingProblemError("Two rides have one id");
  if (new Set(vehicles.map(({ id }) => id)).size < vehicles.length)
    throw new RoutingProblemError("Two vehicles have one id");
}

function checkPlaces(problem: RoutingProblem, places: readonly number[]): void {
  for (const place of places)
    if (place !== anywhere && !(Number.isInteger(place) && place >= 0 && place < problem.places))
      throw new RoutingProblemError(`Place ${place} is not one of the ${problem.places} places of the tables`);
}

function depotsOf(vehicles: readonly ShiftVehicle[], firstNode: number) {
  const nodeAt = new Map<number, number>();
  const nodeOf = (place: number) => {
    const known = nodeAt.get(place) ?? firstNode + nodeAt.size;
    nodeAt.set(place, known);
    return known;
  };
  const startOf = Int32Array.from(vehicles, ({ start }) => nodeOf(start));
  const endOf = Int32Array.from(vehicles, ({ end }) => nodeOf(end ?? anywhere));
  return { startOf, endOf, places: [...nodeAt.keys()] };
}

function betweenNodes(table: ArrayLike<number>, width: number, places: readonly number[]): Float64Array {
  const count = places.length;
  const between = new Float64Array(count * count);
  for (let from = 0; from < count; from++) {
    const fromPlace = places[from] ?? anywhere;
    for (let to = 0; to < count && fromPlace !== anywhere; to++) {
      const toPlace = places[to] ?? anywhere;
      if (toPlace !== anywhere) between[from * count + to] = table[fromPlace * width + toPlace] ?? 0;
    }
  }
  return between;
}

/** The table itself where both directions are the same. */
function transposed(table: Float64Array, width: number): Float64Array {
  let isSame = true;
  for (let from = 0; from < width && isSame; from++)
    for (let to = 0; to < from && isSame; to++) isSame = table[from * width + to] === table[to * width + from];
  if (isSame) return table;
  const turned = new Float64Array(table.length);
  for (let from = 0; from < width; from++)
    for (let to = 0; to < width; to++) turned[to * width + from] = table[from * width + to] ?? 0;
  return turned;
}

/** A private ride fills this one, so that no one else fits: a rule without a check of its own. */
const privacy = "private";
const wholeVehicle = 1_000_000;

function dimensionsOf({ rides }: RoutingProblem): readonly string[] {
  const names = new Set(rides.flatMap(({ takes }) => Object.keys(takes)));
  return [...names, ...(rides.some(({ isPrivate }) => isPrivate) ? [privacy] : [])];
}

function takenBy(ride: Ride, name: string): number {
  if (name === privacy) return ride.isPrivate ? wholeVehicle : 1;
  return ride.takes[name] ?? 0;
}

const roomIn = ({ room }: ShiftVehicle, name: string): number => (name === privacy ? wholeVehicle : (room[name] ?? 0));

const breaksInOrder = ({ breaks = [] }: ShiftVehicle): readonly Break[] =>
  [...breaks].sort((one, other) => one.window.until - other.window.until);

/** Vehicles that differ in nothing but their id: one of them unused is as good as another. */
function kindsOf(vehicles: readonly ShiftVehicle[], rides: readonly Ride[]): Int32Array {
  const named = new Set(rides.flatMap((ride) => ride.vehicles ?? []));
  const kinds = new Map<string, number>();
  return Int32Array.from(vehicles, ({ id, ...kind }) => {
    const isNamed = kind.locked?.length || named.has(id);
    const key = isNamed ? id : JSON.stringify(kind);
    const known = kinds.get(key) ?? kinds.size;
    kinds.set(key, known);
    return known;
  });
}
