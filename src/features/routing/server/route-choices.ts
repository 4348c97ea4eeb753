import { shiftSpans } from "#domain/driver/shift-spans.ts";
import { accept } from "#domain/result.ts";
import { localTimeOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { routingContract } from "../contract.ts";
import { spanOfDay } from "./read-day.ts";
import { findDriversForDay, findShifts, findTripsOfDay, findVehiclesForDay } from "./views.ts";

/** Drivers on shift and vehicles that are there are chosen at first; so is everyone who has a trip that day. */
export async function routeChoices({ db }: Context, { date }: ParsedOf<typeof routingContract.routeChoices>) {
  const span = spanOfDay(date);
  const trips = await findTripsOfDay(db, span);
  const drivers = await findDriversForDay(db, span);
  const vehicles = await findVehiclesForDay(db, span);
  const shiftsOf = Map.groupBy(await findShifts(db), ({ driverId }) => driverId);
  const used = new Set(trips.flatMap(({ driverId, vehicleId }) => [driverId, vehicleId]));
  return accept({
    date,
    trips: trips.length,
    without_driver: trips.filter(({ driverId }) => driverId === null).length,
    drivers: drivers.map(({ id, name, provider, state, isAway }) => {
      const shifts = shiftsOf.get(id) ?? [];
      const today = shiftSpans(shifts, date).filter(({ from }) => from >= span.from);
      const isOff = shifts.length > 0 && today.length === 0;
      const absence = absenceOf({ isAway: state !== "active" || isAway, isOff });
      return {
        id,
        name,
        provider,
        shift: today.map(({ from, to }) => `${localTimeOf(from)}–${localTimeOf(to)}`).join(", "),
        absence,
        is_usual: used.has(id) || (absence === "" && provider === null),
      };
    }),
    vehicles: vehicles.map(({ id, plate, name, seats, provider, state, isAway }) => {
      const absence = state !== "available" || isAway ? "Not available" : "";
      return {
        id,
        plate,
        name,
        seats,
        provider,
        absence,
        is_usual: used.has(id) || (absence === "" && provider === null),
      };
    }),
  });
}

function absenceOf({ isAway, isOff }: { isAway: boolean; isOff: boolean }): string {
  if (isAway) return "Away";
  return isOff ? "Off" : "";
}
