import { vehicles } from "#db/schema/fleet.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import { openSosAlarms } from "#features/sos/server/open-sos-alarms.ts";
import { raiseSos } from "#features/sos/server/raise-sos.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { testNow } from "../../in-transaction.ts";
import { aVehicle, writeTrip } from "../booking/a-trip.ts";
import { aDriverAsking } from "./a-driver-asking.ts";

export const kloofNek = { latitude: -33.9379, longitude: 18.4017, accuracy_m: 12 };

/** An alarm as a phone sends it. */
export const anSos = (changes = {}) => ({
  key: newId(),
  raised_at: testNow.toISOString(),
  sent_at: testNow.toISOString(),
  is_silent: false,
  place: kloofNek,
  battery_percent: 41,
  ...changes,
});

export async function openAlarmsOf(ctx: Context) {
  const read = await openSosAlarms(ctx);
  return read.ok ? read.value.alarms : [];
}

/** A driver on the road, with a second trip later. */
export async function aDriverOnTheRoad(ctx: Context) {
  const driver = await aDriverAsking(ctx);
  const car = aVehicle({ colour: "White" });
  await ctx.db.insert(vehicles).values(car);
  const crew = { driverId: driver.driverId, vehicleId: car.id };
  await writeTrip(ctx, addMinutes(testNow, 30), { crew });
  const trip = await writeTrip(ctx, addHours(testNow, -3), { crew, trip: { state: "onboard" } });
  return { ...driver, ...trip, vehicleId: car.id };
}

/** Such a driver after raising an alarm. */
export async function aRaisedSos(ctx: Context, changes = {}) {
  const driver = await aDriverOnTheRoad(ctx);
  const alarm = anSos(changes);
  await raiseSos(driver.asking, alarm);
  return { ...driver, alarmId: alarm.key };
}
