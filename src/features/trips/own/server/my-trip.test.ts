import { expect, test } from "vitest";
import { settings } from "#db/schema/settings.ts";
import { tripGuides } from "#db/schema/trips.ts";
import { defaultSettings } from "#domain/company/company-settings.ts";
import { addHours } from "#domain/time/local-time.ts";
import { aDriverOnTheWay } from "#testing/builders/dispatch/a-driver-at-pickup.ts";
import { writeGuide } from "#testing/builders/dispatch/a-guide.ts";
import { anAccount, asPerson } from "#testing/builders/people/an-account.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { myTrip } from "./my-trip.ts";

test("a driver reads one of their own trips, with the arrival, the free minutes and the guide’s phone", () =>
  inTransaction(async (ctx) => {
    const { tripId, reference, driver, report, start } = await aDriverOnTheWay(ctx);
    await report("arrive", 10);
    const guide = { driverId: await writeGuide(ctx), tripId, assignedBy: "Naledi", createdAt: ctx.now };
    await ctx.db.insert(tripGuides).values(guide);
    const notes = expect.stringContaining("Guide: Lerato Dube (+27 82 555 0201)");
    expect(await myTrip(driver, { trip_id: tripId })).toMatchObject({
      value: { trip: { id: tripId, reference, state: "arrived", free_wait_minutes: 60, notes } },
    });
    expect(await myTrip({ ...driver, now: addHours(start, 31 * 24) }, { trip_id: tripId })).toMatchObject({
      reason: "not_found",
    });
    const other = asPerson(ctx, await anAccount(ctx, ["driver"]), ["driver"]);
    expect(await myTrip(other, { trip_id: tripId })).toMatchObject({ reason: "not_found" });
  }));

test("the passenger’s number stays visible for an hour after a late trip’s actual end", () =>
  inTransaction(async (ctx) => {
    const { tripId, at, report } = await aDriverOnTheWay(ctx);
    await report("arrive", 0);
    await report("met", 30);
    await report("dropoff", 180);
    const phoneAt = async (minutes: number) => {
      const result = await myTrip(at(minutes), { trip_id: tripId });
      return result.ok && result.value.trip.passenger_phone !== null;
    };
    expect([await phoneAt(239), await phoneAt(241)]).toEqual([true, false]);
  }));

test("the phone gets the time to ask for reconfirmation from our team’s settings", () =>
  inTransaction(async (ctx) => {
    const { tripId, driver, start } = await aDriverOnTheWay(ctx);
    const from = async () => {
      const result = await myTrip(driver, { trip_id: tripId });
      return result.ok && result.value.trip.reconfirm_from;
    };
    expect(await from()).toBe(addHours(start, -18).toISOString());
    const value = { ...defaultSettings.offers, reconfirmFirstHours: 30 };
    await ctx.db.insert(settings).values({ name: "offers", value, version: 1, updatedAt: ctx.now });
    expect(await from()).toBe(addHours(start, -30).toISOString());
  }));
