import { expect, test } from "vitest";
import { aRiddenTrip } from "#testing/builders/dispatch/a-ridden-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { myTripDisputes } from "./my-trip-disputes.ts";

test("a trip without problems has nothing to dispute", () =>
  inTransaction(async (ctx) => {
    const { driver, tripId } = await aRiddenTrip(ctx);
    expect(await myTripDisputes(driver, { trip_id: tripId })).toMatchObject({ value: { disputes: [], possible: [] } });
  }));
