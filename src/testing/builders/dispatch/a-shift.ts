import { vehicles } from "#db/schema/fleet.ts";
import { payments } from "#db/schema/payments.ts";
import { startingClasses } from "#domain/catalogue/starting-classes.ts";
import { classOf, type VehicleClass } from "#domain/catalogue/vehicle-class.ts";
import { checklistFor } from "#domain/shift/vehicle-check.ts";
import { addHours } from "#domain/time/local-time.ts";
import { collectMyCash } from "#features/payments/cash/server/collect-my-cash.ts";
import { startShift } from "#features/shifts/server/start-shift.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { testNow } from "../../in-transaction.ts";
import { aVehicle, writeTrip } from "../booking/a-trip.ts";
import { aDriverAsking } from "./a-driver-asking.ts";

/** A driver with a trip in two hours, and its sedan with 50 000 km on the clock. */
export async function aDriverWithVehicle(ctx: Context) {
  const driver = await aDriverAsking(ctx);
  const car = aVehicle({ vehicleClass: "sedan", odometerKm: 50_000 });
  await ctx.db.insert(vehicles).values(car);
  const crew = { driverId: driver.driverId, vehicleId: car.id };
  const trip = await writeTrip(ctx, addHours(testNow, 2), { crew });
  return { ...driver, ...trip, vehicleId: car.id };
}

/** The start-of-shift check with everything in order. */
/** Of the classes that a company starts with. */
function sizeOf(vehicleClass: VehicleClass) {
  const known = classOf(startingClasses, vehicleClass);
  if (!known) throw new Error(`There is no class ${vehicleClass}.`);
  return known;
}

export const aStart = (vehicle_id: string, changes = {}, vehicleClass: VehicleClass = "sedan") => ({
  vehicle_id,
  km: 50_010,
  is_confirmed: false,
  wrong: [],
  checked: checklistFor(sizeOf(vehicleClass)).map((item) => ({ item, is_ok: true })),
  ...changes,
});

/** Such a driver with a shift in progress. */
export async function anOpenShift(ctx: Context) {
  const driver = await aDriverWithVehicle(ctx);
  const started = await startShift(driver.asking, aStart(driver.vehicleId));
  if (!started.ok || !started.value.shift_id) throw new Error("The shift did not start.");
  return { ...driver, shiftId: started.value.shift_id };
}

/** Cash due on a booking. */
export async function aCashPayment(ctx: Context, bookingId: string, amountCents: number) {
  const id = newId();
  await ctx.db.insert(payments).values({
    id,
    bookingId,
    method: "cash",
    state: "due_on_trip",
    amountCents,
    createdAt: testNow,
    updatedAt: testNow,
  });
  return id;
}

/** The same after the driver has taken the cash. */
export async function takenCash(ctx: Context, bookingId: string, amountCents: number) {
  const payment_id = await aCashPayment(ctx, bookingId, amountCents);
  const taken = await collectMyCash(ctx, { payment_id, version: 1, amount_cents: amountCents, note: "" });
  if (!taken.ok) throw new Error(taken.reason);
  return payment_id;
}
