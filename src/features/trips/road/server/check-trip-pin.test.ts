import { expect, test } from "vitest";
import { brokenAt } from "#domain/road/event-chain.ts";
import { pinOfSeal, pinRecord } from "#domain/road/trip-pin.ts";
import { aDriverOnTheWay } from "#testing/builders/dispatch/a-driver-at-pickup.ts";
import { anAccount, asPerson } from "#testing/builders/people/an-account.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { checkTripPin } from "./check-trip-pin.ts";
import { findEvents, hashOf } from "./event-store.ts";

test("the right PIN is recorded, and so is every wrong one; after five only the name is left", () =>
  inTransaction(async (ctx) => {
    const { tripId, reference, driver, report } = await aDriverOnTheWay(ctx);
    await report("arrive", 0);
    const pin = pinOfSeal(ctx.linkSealFor(pinRecord(reference, 1)));
    const wrong = pin === "0000" ? "1111" : "0000";
    for (const tries_left of [4, 3, 2])
      expect(await checkTripPin(driver, { trip_id: tripId, pin: wrong })).toMatchObject({
        value: { is_right: false, tries_left },
      });
    expect(await checkTripPin(driver, { trip_id: tripId, pin })).toMatchObject({ value: { is_right: true } });
    for (let times = 0; times < 2; times++) await checkTripPin(driver, { trip_id: tripId, pin: wrong });
    expect(await checkTripPin(driver, { trip_id: tripId, pin })).toMatchObject({ reason: "too_many" });
    const record = await findEvents(ctx.db, tripId);
    expect(record.map(({ event }) => event).slice(2)).toEqual([
      "pin_wrong",
      "pin_wrong",
      "pin_wrong",
      "pin_matched",
      "pin_wrong",
      "pin_wrong",
    ]);
    expect(brokenAt(record, hashOf)).toBeUndefined();
  }));

test("only the driver of the trip can check it, and only at the pickup", () =>
  inTransaction(async (ctx) => {
    const { tripId, driver, report } = await aDriverOnTheWay(ctx);
    const other = asPerson(ctx, await anAccount(ctx, ["driver"]), ["driver"]);
    expect(await checkTripPin(other, { trip_id: tripId, pin: "0000" })).toMatchObject({ reason: "not_found" });
    await report("met", 0);
    expect(await checkTripPin(driver, { trip_id: tripId, pin: "0000" })).toMatchObject({ reason: "not_possible" });
  }));
