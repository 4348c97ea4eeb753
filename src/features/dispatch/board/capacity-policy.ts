import type { VehicleClass } from "#domain/catalogue/vehicle-class.ts";
import { addMinutes, type LocalDate, localTime, momentOf } from "#domain/time/local-time.ts";
import { isOver } from "#domain/trip/trip-on-road.ts";
import type { BoardDay, BoardDriver, BoardTrip, BoardVehicle } from "./contract.ts";

/** An hour of the day and a class: what is free then. */
export type FreeAt = { readonly vehicleClass: VehicleClass; readonly hour: number };

export type FreeHour = {
  readonly hour: number;
  readonly vehicles: number;
  /** Vehicles of the class with a driver: no more than drivers are free. */
  readonly crews: number;
};
export type FreeClass = {
  readonly vehicleClass: VehicleClass;
  readonly owned: number;
  readonly hours: readonly FreeHour[];
};

const hours = [...Array(24).keys()];

/**
 * For each class and hour how many vehicles are free and how many of them could have a driver. A trip blocks its whole hour: who is
 * free at 14:00 is free until 15:00. A driver who is free counts for every class.
 */
export function freeCapacity(day: BoardDay, date: LocalDate, from = 0): readonly FreeClass[] {
  const busy = busyHours(day, date);
  const driving = day.drivers.filter(({ is_away }) => !is_away);
  const free = hours.map((hour) => driving.filter((driver) => isDriverFree(driver, hour, busy)).length);
  const owned = day.vehicles.filter(({ state }) => state === "available");
  return [...Map.groupBy(owned, ({ vehicle_class: one }) => one)].map(([vehicleClass, vehicles]) => ({
    vehicleClass,
    owned: vehicles.length,
    hours: hours.slice(from).map((hour) => {
      const count = vehicles.filter((vehicle) => isVehicleFree(vehicle, hour, busy)).length;
      return { hour, vehicles: count, crews: Math.min(count, free[hour] ?? 0) };
    }),
  }));
}

/** The drivers and vehicles that one of its cells counts. */
export function freeRows(day: BoardDay, date: LocalDate, { vehicleClass, hour }: FreeAt): ReadonlySet<string> {
  const busy = busyHours(day, date);
  return new Set([
    ...day.drivers.filter((driver) => !driver.is_away && isDriverFree(driver, hour, busy)).map(({ id }) => id),
    ...day.vehicles
      .filter(({ state, vehicle_class: one }) => state === "available" && one === vehicleClass)
      .filter((vehicle) => isVehicleFree(vehicle, hour, busy))
      .map(({ id }) => id),
  ]);
}

type Busy = {
  /** By driver and by vehicle: the hours in which they drive. */
  readonly drives: ReadonlyMap<string, ReadonlySet<number>>;
  readonly startOf: (hour: number) => number;
};

/** In one pass over the trips: a day of a large company has hundreds. */
function busyHours({ trips }: BoardDay, date: LocalDate): Busy {
  const midnight = momentOf(date, localTime("00:00"));
  const startOf = (hour: number) => addMinutes(midnight, hour * 60).getTime();
  const drives = new Map<string, Set<number>>();
  for (const trip of trips.filter((one) => !isOver(one) || one.state === "completed")) {
    const taken = hours.filter((hour) => overlaps(trip, startOf(hour), startOf(hour + 1)));
    for (const id of [trip.driver?.id, trip.vehicle?.id])
      if (id) drives.set(id, new Set([...(drives.get(id) ?? []), ...taken]));
  }
  return { drives, startOf };
}

const overlaps = (
  { pickup_at, ends_at }: Pick<BoardTrip, "pickup_at" | "ends_at">,
  from: number,
  to: number,
): boolean => Date.parse(pickup_at) < to && Date.parse(ends_at) > from;

type Span = { readonly from: string; readonly to: string };
const covers = (span: Span, from: number, to: number) => Date.parse(span.from) <= from && Date.parse(span.to) >= to;
const touches = (span: Span, from: number, to: number) => Date.parse(span.from) < to && Date.parse(span.to) > from;

function isDriverFree(driver: BoardDriver, hour: number, { drives, startOf }: Busy): boolean {
  const [from, to] = [startOf(hour), startOf(hour + 1)];
  if (drives.get(driver.id)?.has(hour) || driver.absences.some((one) => touches(one, from, to))) return false;
  return !driver.has_shifts || driver.shifts.some((one) => covers(one, from, to));
}

function isVehicleFree({ id, absences }: BoardVehicle, hour: number, { drives, startOf }: Busy): boolean {
  return !drives.get(id)?.has(hour) && !absences.some((one) => touches(one, startOf(hour), startOf(hour + 1)));
}
