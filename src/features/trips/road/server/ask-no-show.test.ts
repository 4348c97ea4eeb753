import { expect, test } from "vitest";
import { readTrip } from "#testing/builders/dispatch/a-crew.ts";
import { aDriverOnTheWay, places } from "#testing/builders/dispatch/a-driver-at-pickup.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { findRequest } from "./no-show-views.ts";

type Driver = Awaited<ReturnType<typeof aDriverOnTheWay>>;
const arrive = (driver: Driver, place = places.atArrivals) => driver.report("arrive", -5, { place });
async function callTwice(driver: Driver, place = places.atArrivals) {
  await driver.report("call_passenger", 30, { place });
  await driver.report("message_passenger", 45, { place });
}

test.each<[string, number, (driver: Driver) => Promise<unknown>, RegExp]>([
  ["before the driver is there", 60, async () => undefined, /once you’re at the pickup/],
  ["a minute before the free waiting ends", 59, async (one) => [await arrive(one), await callTwice(one)], /isn’t over/],
  ["without having called", 60, (one) => arrive(one), /twice/],
  [
    "after one call",
    60,
    async (one) => [await arrive(one), await one.report("call_passenger", 40)],
    /call or message the passenger twice/,
  ],
])("a no-show can’t be requested for %s", (_when, minutes, before, message) =>
  inTransaction(async (ctx) => {
    const driver = await aDriverOnTheWay(ctx);
    await before(driver);
    expect(await driver.report("ask_no_show", minutes)).toMatchObject({
      outcome: "refused",
      message: expect.stringMatching(message),
    });
    expect(await findRequest(ctx.db, driver.tripId)).toBeUndefined();
  }),
);

test("nor from a phone that was never at the pickup", () =>
  inTransaction(async (ctx) => {
    const driver = await aDriverOnTheWay(ctx);
    await arrive(driver, places.inTown);
    await callTwice(driver, places.inTown);
    const result = await driver.report("ask_no_show", 60, { place: places.inTown });
    expect(result).toMatchObject({ outcome: "refused", message: expect.stringMatching(/location/) });
  }));

test("after the timer and two attempts the request goes to dispatch, once however often it is sent", () =>
  inTransaction(async (ctx) => {
    const driver = await aDriverOnTheWay(ctx);
    await arrive(driver);
    await callTwice(driver);
    for (const minutes of [60, 62])
      expect(await driver.report("ask_no_show", minutes)).toMatchObject({ outcome: "noted", message: "" });
    expect(await findRequest(ctx.db, driver.tripId)).toMatchObject({ state: "open", driverId: driver.driverId });
    expect((await readTrip(ctx, driver.tripId)).state).toBe("searching");
  }));

test("for a driver who came late, the wait starts on arrival", () =>
  inTransaction(async (ctx) => {
    const driver = await aDriverOnTheWay(ctx);
    await driver.report("arrive", 20);
    await callTwice(driver);
    expect(await driver.report("ask_no_show", 79)).toMatchObject({ outcome: "refused" });
    expect(await driver.report("ask_no_show", 80)).toMatchObject({ outcome: "noted" });
  }));
