import { accept } from "#domain/result.ts";
import { recordLook } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { describeAlarm } from "./describe-alarm.ts";
import { findLastPlaces, findOpenAlarms, findSettings, findVehiclePlaces, type PlaceResult } from "./views.ts";

/**
 * Open alarms with each driver’s last position, from the phone or the vehicle’s device, whichever is newer.
 * Each view is logged.
 */
export async function openSosAlarms(ctx: Context) {
  const openAlarms = await findOpenAlarms(ctx.db);
  const phones = await findLastPlaces(
    ctx.db,
    openAlarms.map(({ alarm }) => alarm.id),
  );
  const cars = await findVehiclePlaces(
    ctx.db,
    openAlarms.flatMap(({ alarm }) => alarm.vehicleId ?? []),
  );
  const { safety } = await findSettings(ctx.db);
  const alarms = openAlarms.map((row) =>
    describeAlarm(row, later(phones.get(row.alarm.id), cars.get(row.alarm.vehicleId ?? ""))),
  );
  for (const { id, place } of alarms)
    if (place) await recordLook(ctx, { action: "sos_place.viewed", subject: { kind: "sos_alarm", id } });
  return accept({
    alarms,
    armed_response: safety.armedResponsePhone,
  });
}

function later(phone: PlaceResult | undefined, car: PlaceResult | undefined): PlaceResult | undefined {
  if (!phone || !car) return phone ?? car;
  return car.takenAt > phone.takenAt ? car : phone;
}
