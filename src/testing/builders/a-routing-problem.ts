import type { Ride, RoutingProblem, ShiftVehicle, Stop, Window } from "#domain/routing/routing-problem.ts";

export type Point = readonly [x: number, y: number];

/** A problem on a plane where a kilometre takes a minute; places are points, and equal points are one place. */
export function routingProblem({
  points,
  ...problem
}: Omit<RoutingProblem, "places" | "minutes" | "km"> & { points: readonly Point[] }): RoutingProblem {
  const km = points.flatMap(([x, y]) => points.map(([toX, toY]) => Math.hypot(x - toX, y - toY)));
  return { places: points.length, minutes: km, km, ...problem };
}

/** From 0 to `longest` km along one road: the place is the kilometre. */
export const road = (longest: number): Point[] => Array.from({ length: longest + 1 }, (_, x): Point => [x, 0]);

const allDay: Window = { from: 0, until: 1000 };

export const stopAt = (place: number, window: Partial<Window> = {}, stop: Partial<Stop> = {}): Stop => ({
  place,
  window: { ...allDay, ...window },
  minutes: 0,
  ...stop,
});

/** From one place to another, at any time, for one passenger. */
export const rideOf = (id: string, from: number, to: number, ride: Partial<Ride> = {}): Ride => ({
  id,
  pickup: stopAt(from),
  dropOff: stopAt(to),
  takes: { seats: 1 },
  leftOutCost: 1000,
  ...ride,
});

/** With four seats, from place 0 and back. */
export const vehicleOf = (id: string, vehicle: Partial<ShiftVehicle> = {}): ShiftVehicle => ({
  id,
  start: 0,
  end: 0,
  shift: allDay,
  room: { seats: 4 },
  perKm: 1,
  perUse: 0,
  ...vehicle,
});
