import { vehicles } from "#db/schema/fleet.ts";
import type { Context } from "#platform/context.ts";
import { aBookingRequest } from "./a-booking-request.ts";
import { aVehicle } from "./a-trip.ts";

export const sedans = (ctx: Pick<Context, "db">, count: number) =>
  ctx.db
    .insert(vehicles)
    .values(Array.from({ length: count }, () => aVehicle({ vehicleClass: "sedan", seats: 4, bags: 3 })));

export const from = (ctx: Context, address: string): Context => ({ ...ctx, caller: { ...ctx.caller, address } });

/** The nth customer: another name, email address and phone number. */
export const person = (nth: number, changes = {}) =>
  aBookingRequest({ email: `guest${nth}@example.com`, phone: `+27 82 555 ${String(1000 + nth)}`, ...changes });

/** At different hours of that day, so that the fleet is never the reason for a refusal. */
export const hourly = (nth: number) => ({ pickup_time: `${String(nth % 24).padStart(2, "0")}:00` });

export const limited = (limit: string) => ({ ok: false, reason: "hold_limited", details: { limit } });
