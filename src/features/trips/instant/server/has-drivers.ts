import { gateReasons } from "#domain/compliance/compliance-gate.ts";
import { isWithinShifts } from "#domain/driver/shift-spans.ts";
import { hasDriverForEach, type Undriven } from "#domain/trip/driver-for-each.ts";
import { hasOwnBreaks } from "#domain/trip/time-of-trip.ts";
import type { Context } from "#platform/context.ts";
import type { TripAtGate } from "../../server/describe-gate.ts";
import { type CrewsRead, type DriversRequest, readCrews } from "./read-crews.ts";
import { lockDriverTime } from "./store.ts";

/** Whether a driver is free for each of these trips, on top of all trips promised to others. Reserves nothing. */
export async function hasDrivers(ctx: Context, wish: DriversRequest): Promise<boolean> {
  if (wish.legs.length === 0) return true;
  const crews = await readCrews(ctx, wish);
  if (crews.drivers.length === 0) return false;
  const request = crews.requested.map((trip) => undrivenBy(crews, trip, vehiclesFreeFor(crews, trip)));
  const others = crews.others.map(({ trip, vehicleId }) => promisedTo(crews, trip, vehicleId));
  return hasDriverForEach({ requested: request, others, rules: crews.rules, now: ctx.now });
}

/** The same while a sale is being written: until it commits, no one else is sold the same driver’s time. */
export async function takeDrivers(ctx: Context, wish: DriversRequest): Promise<boolean> {
  await lockDriverTime(ctx.db);
  return hasDrivers(ctx, wish);
}

/** Vehicles of the class that the sale will hold: the first class with a free one. */
function vehiclesFreeFor({ vehicles, gate }: CrewsRead, trip: TripAtGate): readonly string[] {
  const free = vehicles.filter(({ id }) => !gate.isTaken(id, trip));
  return free.filter(({ vehicleClass }) => vehicleClass === free[0]?.vehicleClass).map(({ id }) => id);
}

const spanOf = (trip: TripAtGate): Pick<Undriven, "work" | "busy"> => ({
  work: { from: trip.pickupAt, to: trip.end, hasOwnBreaks: hasOwnBreaks(trip) },
  busy: trip.busy,
});

function undrivenBy({ drivers, gate }: CrewsRead, trip: TripAtGate, vehicleIds: readonly string[]): Undriven {
  const mayDrive = (driverId: string) =>
    vehicleIds.some((vehicleId) => {
      const input = gate.inputFor(trip.id, driverId, vehicleId);
      return input !== undefined && gateReasons(input).length === 0;
    });
  const able = drivers.filter(({ id, shifts }) => isWithinShifts(shifts, trip.busy) && mayDrive(id));
  return { ...spanOf(trip), driverIds: able.map(({ id }) => id) };
}

/**
 * Drivers for the trips already promised: within their shifts, or outside them if no shift fits. Whether the
 * vehicle is roadworthy is decided on the day; the trip needs a driver either way.
 */
function promisedTo({ drivers, gate }: CrewsRead, trip: TripAtGate, vehicleId: string | null): Undriven {
  const able = drivers.filter(({ id }) => {
    const input = vehicleId === null ? undefined : gate.inputFor(trip.id, id, vehicleId);
    return input !== undefined && gateReasons(input).every(({ who }) => who !== input.driver.name);
  });
  const onShift = able.filter(({ shifts }) => isWithinShifts(shifts, trip.busy));
  return { ...spanOf(trip), driverIds: (onShift.length > 0 ? onShift : able).map(({ id }) => id) };
}
