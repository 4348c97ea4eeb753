import type { Point } from "#domain/geography/measure-road.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Quantities, Ride, RoutingProblem, ShiftVehicle, Stop } from "#domain/routing/routing-problem.ts";
import type { VroomProblem, VroomStop } from "../contract.ts";

/** Whole seconds and metres from place to place, as rows of `places` numbers each. */
export type SecondsTable = {
  readonly places: number;
  readonly durations: ArrayLike<number>;
  readonly distances: ArrayLike<number>;
};

export type VroomPlaces = {
  /** Empty where the problem brings tables. */
  readonly points: readonly Point[];
  /** The number of a place in the tables. */
  numberOf(place: VroomPlace): number;
};

type VroomPlace = { readonly location?: readonly number[] | undefined; readonly location_index?: number | undefined };
type Wrong = "place_missing" | "matrix_not_square" | "id_used_twice" | "different_rates" | "window_turned";

/** VROOM’s own costs if a problem says nothing else: an hour of driving costs 3600, so a second costs 1. */
const usualPerHour = 3600;
/** In seconds. */
export const forever = 1e9;

export const startOf = ({ start, start_index }: VroomProblem["vehicles"][number]): VroomPlace => ({
  location: start,
  location_index: start_index,
});
export const endOf = ({ end, end_index }: VroomProblem["vehicles"][number]): VroomPlace | null =>
  end || end_index !== undefined ? { location: end, location_index: end_index } : null;

/** The places of a problem, each once; or what is wrong with it. */
export function readVroom(problem: VroomProblem): Result<VroomPlaces, Wrong> {
  const { jobs, shipments, vehicles, matrices } = problem;
  const stops: readonly VroomStop[] = [...jobs, ...shipments.flatMap(({ pickup, delivery }) => [pickup, delivery])];
  const places: VroomPlace[] = [...stops, ...vehicles.map(startOf), ...vehicles.flatMap((one) => endOf(one) ?? [])];
  const size = matrices?.car.durations.length ?? 0;
  const isKnown = ({ location, location_index }: VroomPlace) =>
    matrices ? location_index !== undefined && location_index < size : location !== undefined;
  if (matrices && ![matrices.car.durations, matrices.car.distances ?? matrices.car.durations].every(isSquare(size)))
    return refuse("matrix_not_square");
  if (!places.every(isKnown)) return refuse("place_missing");
  if (
    ![jobs, shipments.map(({ pickup }) => pickup), shipments.map(({ delivery }) => delivery), vehicles].every(areUnique)
  )
    return refuse("id_used_twice");
  if (new Set(vehicles.map((vehicle) => JSON.stringify(ratesOf(vehicle)))).size > 1) return refuse("different_rates");
  const windows = [
    ...stops.flatMap(({ time_windows = [] }) => time_windows),
    ...vehicles.flatMap(({ time_window, breaks = [] }) => [
      ...(time_window ? [time_window] : []),
      ...breaks.flatMap(({ time_windows = [] }) => time_windows),
    ]),
  ];
  if (windows.some(([from, until]) => until < from)) return refuse("window_turned");
  if (matrices) return accept({ points: [], numberOf: ({ location_index = 0 }) => location_index });
  const numbers = new Map([...new Set(places.map(({ location }) => String(location)))].map((key, at) => [key, at]));
  const points = [...numbers.keys()].map((key) => {
    const [longitude = 0, latitude = 0] = key.split(",").map(Number);
    return { latitude, longitude };
  });
  return accept({ points, numberOf: ({ location }) => numbers.get(String(location)) ?? 0 });
}

const isSquare = (size: number) => (table: readonly (readonly number[])[]) =>
  table.length === size && table.every((row) => row.length === size);

const areUnique = (records: readonly { readonly id: number }[]) =>
  new Set(records.map(({ id }) => id)).size === records.length;

const ratesOf = ({ costs }: VroomProblem["vehicles"][number]) => ({
  perHour: costs?.per_hour ?? usualPerHour,
  perKm: costs?.per_km ?? 0,
});

/** The problem for our engine: minutes for seconds, and a table of costs in place of kilometres. */
export function toRoutingProblem(problem: VroomProblem, places: VroomPlaces, table: SecondsTable): RoutingProblem {
  const { jobs, shipments, vehicles } = problem;
  const [first] = vehicles;
  const { perHour, perKm } = ratesOf(first ?? { id: 0 });
  const costs = Float64Array.from(
    { length: table.places ** 2 },
    (_, at) => ((table.durations[at] ?? 0) / 3600) * perHour + ((table.distances[at] ?? 0) / 1000) * perKm,
  );
  const dearest = costs.reduce((most, one) => Math.max(most, one), 1);
  const fixed = vehicles.reduce((sum, { costs: own }) => sum + (own?.fixed ?? 0), 0);
  // More than all routes together could cost, so that a ride of any priority is driven where one can.
  const leftOut = dearest * 2 * (jobs.length + shipments.length + vehicles.length) + fixed + 1;
  const stopAt = (stop: VroomStop): Stop => {
    const [from = 0, until = forever] = stop.time_windows?.[0] ?? [];
    return {
      place: places.numberOf(stop),
      window: { from: from / 60, until: until / 60 },
      minutes: (stop.service ?? 0) / 60,
    };
  };
  const rides: Ride[] = [
    ...jobs.map((job) => ({
      id: `job ${job.id}`,
      pickup: stopAt(job),
      dropOff: null,
      takes: quantities(job.pickup),
      needs: (job.skills ?? []).map(String),
      leftOutCost: leftOut * (1 + (job.priority ?? 0)),
    })),
    ...shipments.map((shipment) => ({
      id: `shipment ${shipment.pickup.id}`,
      pickup: stopAt(shipment.pickup),
      dropOff: stopAt(shipment.delivery),
      takes: quantities(shipment.amount),
      needs: (shipment.skills ?? []).map(String),
      leftOutCost: leftOut * (1 + (shipment.priority ?? 0)),
      ...(shipment.max_ride_min !== undefined && { longestRide: shipment.max_ride_min }),
      ...(shipment.max_detour_min !== undefined && { longestDetour: shipment.max_detour_min }),
    })),
  ];
  const toVehicle = (vehicle: VroomProblem["vehicles"][number]): ShiftVehicle => {
    const [from = 0, until = forever] = vehicle.time_window ?? [];
    const end = endOf(vehicle);
    return {
      id: String(vehicle.id),
      start: places.numberOf(startOf(vehicle)),
      end: end && places.numberOf(end),
      shift: { from: from / 60, until: until / 60 },
      room: quantities(vehicle.capacity),
      skills: (vehicle.skills ?? []).map(String),
      perKm: 1,
      perUse: vehicle.costs?.fixed ?? 0,
      ...(vehicle.max_travel_time !== undefined && { longestDriving: vehicle.max_travel_time / 60 }),
      breaks: (vehicle.breaks ?? []).map(({ service = 0, time_windows }) => {
        const [begins = 0, ends = forever] = time_windows?.[0] ?? [];
        return { window: { from: begins / 60, until: ends / 60 }, minutes: service / 60 };
      }),
    };
  };
  const minutes = Float64Array.from(table.durations, (seconds) => seconds / 60);
  return { places: table.places, minutes, km: costs, rides, vehicles: vehicles.map(toVehicle) };
}

const quantities = (amounts: readonly number[] = []): Quantities =>
  Object.fromEntries(amounts.map((amount, at) => [`amount ${at + 1}`, amount]));
