import { tripPhotos } from "#db/schema/trips.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import type { ReportedEvent } from "#domain/trip/trip-events.ts";
import { sendTripEvents } from "#features/trips/road/server/send-trip-events.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { testNow } from "../../in-transaction.ts";
import { writeTrip } from "../booking/a-trip.ts";
import { anAccount, asPerson } from "../people/an-account.ts";
import { aJpeg, aSentFile } from "../services/a-file.ts";
import { writeCrew } from "./a-crew.ts";

/** Outside the airport’s arrivals hall, the default pickup of a booking. */
export const atArrivals = { latitude: -33.9701, longitude: 18.5975, accuracy_m: 12 };
const inTown = { latitude: -33.9249, longitude: 18.4241, accuracy_m: 12 };
export const places = { atArrivals, inTown } as const;

type Place = { readonly latitude: number; readonly longitude: number; readonly accuracy_m: number };
type Plan = Parameters<typeof writeTrip>[2];

/** A driver on the way to a pickup four hours ago. Minutes count from the planned pickup. */
export async function aDriverOnTheWay(ctx: Context, plan: Plan = {}) {
  const start = addHours(testNow, -4);
  const userId = await anAccount(ctx, ["driver"], { name: "Sipho Ndlovu" });
  const { driver_id: driverId, vehicle_id: vehicleId } = await writeCrew(ctx, { driver: { userId } });
  const written = await writeTrip(ctx, start, { ...plan, crew: { driverId, vehicleId } });
  const driver = asPerson(ctx, userId, ["driver"]);
  const at = (minutes: number): Context => ({ ...driver, now: addMinutes(start, minutes) });
  const report = async (
    event: ReportedEvent,
    minutes: number,
    { reason = "", place = atArrivals }: { reason?: string; place?: Place | null } = {},
  ) => {
    const now = addMinutes(start, minutes).toISOString();
    const one = { key: newId(), trip_id: written.tripId, event, reason, occurred_at: now, place, battery_percent: 70 };
    const sent = await sendTripEvents(at(minutes), { sent_at: now, events: [one] });
    return sent.ok ? sent.value.results[0] : undefined;
  };
  const photograph = async (minutes: number) => {
    const moment = addMinutes(start, minutes);
    const { file_id: fileId } = await aSentFile(ctx, aJpeg());
    await ctx.db.insert(tripPhotos).values({
      id: newId(),
      kind: "no_show",
      tripId: written.tripId,
      driverId,
      fileId,
      clockBehindS: 0,
      occurredAt: moment,
      receivedAt: moment,
      happenedAt: moment,
    });
  };
  await report("depart", -40);
  return { ...written, driver, driverId, at, report, photograph, start };
}

/**
 * A driver who has waited at the airport for an hour, has called, messaged and taken a photo, and reports a
 * no-show.
 */
export async function aDriverWhoAsks(ctx: Context, plan: Plan = {}) {
  const waiting = await aDriverOnTheWay(ctx, plan);
  await waiting.report("arrive", -5);
  await waiting.report("call_passenger", 30, { reason: "Call" });
  await waiting.report("message_passenger", 45, { reason: "WhatsApp" });
  await waiting.photograph(58);
  await waiting.report("ask_no_show", 60);
  return waiting;
}
