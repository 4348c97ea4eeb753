import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { sosAlarms } from "#db/schema/sos.ts";
import { addHours } from "#domain/time/local-time.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { aDriverAsking } from "#testing/builders/dispatch/a-driver-asking.ts";
import { aDriverOnTheRoad, anSos, openAlarmsOf } from "#testing/builders/dispatch/an-sos.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { raiseSos } from "./raise-sos.ts";
import { sendSosAlert } from "./send-sos-alert.ts";

describe("an alarm", () => {
  test("has the driver’s trip, vehicle, position and phone numbers to call", () =>
    inTransaction(async (ctx, world) => {
      const { asking, tripId, reference, vehicleId, driverId } = await aDriverOnTheRoad(ctx);
      const alarm = anSos();
      expect(await raiseSos(asking, alarm)).toMatchObject({ ok: true, value: { state: "open", taken_by: null } });
      expect(world.events).toEqual([{ type: "sos.raised", alarmId: alarm.key }]);
      const [shown] = await openAlarmsOf(await asTeam(ctx));
      expect(shown).toMatchObject({
        id: alarm.key,
        state: "open",
        is_silent: false,
        battery_percent: 41,
        driver: { id: driverId, name: "Sipho Ndlovu", phone: "+27 82 555 0201" },
        vehicle: { id: vehicleId, colour: "White" },
        trip: { id: tripId, reference, customer: "Thandi Mokoena" },
        place: { latitude: -33.9379, longitude: 18.4017, accuracy_m: 12 },
      });
    }));

  test("sent again is the same alarm, and another driver’s key is refused", () =>
    inTransaction(async (ctx, world) => {
      const { asking } = await aDriverOnTheRoad(ctx);
      const alarm = anSos();
      await raiseSos(asking, alarm);
      expect(await raiseSos(asking, alarm)).toMatchObject({ ok: true });
      expect(world.events).toHaveLength(1);
      expect(await ctx.db.$count(sosAlarms, eq(sosAlarms.id, alarm.key))).toBe(1);
      const other = await aDriverAsking(ctx);
      expect(await raiseSos(other.asking, alarm)).toMatchObject({ reason: "not_found" });
    }));

  test("is accepted off duty, from a suspended driver, and days later, with its original time", () =>
    inTransaction(async (ctx) => {
      const { asking } = await aDriverAsking(ctx, { state: "suspended" });
      const raisedAt = addHours(testNow, -72).toISOString();
      await raiseSos(asking, anSos({ raised_at: raisedAt, place: null }));
      expect(await openAlarmsOf(await asTeam(ctx))).toMatchObject([
        { raised_at: raisedAt, received_at: testNow.toISOString(), trip: null, vehicle: null, place: null },
      ]);
    }));

  test("from a phone with a wrong clock gets our time", () =>
    inTransaction(async (ctx) => {
      const { asking } = await aDriverAsking(ctx);
      const ahead = addHours(testNow, 5).toISOString();
      await raiseSos(asking, anSos({ raised_at: ahead, sent_at: ahead }));
      expect(await openAlarmsOf(await asTeam(ctx))).toMatchObject([{ raised_at: testNow.toISOString() }]);
    }));

  test("needs a driver profile", () =>
    inTransaction(async (ctx) => {
      expect(await raiseSos(await asTeam(ctx, "driver"), anSos())).toMatchObject({ reason: "not_found" });
    }));
});

test("sends the owner one email, which says not to call for a silent alarm", () =>
  inTransaction(async (ctx, world) => {
    const { asking, reference } = await aDriverOnTheRoad(ctx);
    const alarm = anSos({ is_silent: true });
    await raiseSos(asking, alarm);
    await sendSosAlert(ctx, { type: "sos.raised", alarmId: alarm.key });
    expect(world.emails).toMatchObject([
      { key: `sos-alert:${alarm.key}`, subject: "SOS from driver Sipho Ndlovu", to: "hello@capetownshuttle.example" },
    ]);
    expect(JSON.stringify(world.emails[0]?.content)).toContain(reference);
  }));
