import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { payItems } from "#db/schema/pay.ts";
import { tripEvents, tripWaits } from "#db/schema/trips.ts";
import { addHours, addMinutes, localDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { writeProvider } from "#testing/builders/dispatch/a-provider.ts";
import { aDrivenTrip, anotherDriver, aPayRule, payOf } from "#testing/builders/money/a-paid-driver.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { payTrip } from "./pay-trip.ts";

const end = (ctx: Context, trip: { tripId: string; bookingId: string }) =>
  payTrip(ctx, { type: "trip.ended", tripId: trip.tripId, bookingId: trip.bookingId });

test("a completed trip is paid once by the rule of its day, on the fare without VAT", () =>
  inTransaction(async (ctx) => {
    await aPayRule(ctx);
    const driver = await anotherDriver(ctx);
    const own = await aPayRule(ctx, { driverId: driver.driverId, fareShare: 0.1, perHourCents: 6000 });
    await aPayRule(ctx, { driverId: driver.driverId, perTripCents: 99_900, effectiveFrom: localDate("2027-01-01") });
    const booking = { totalCents: 115_000, vatCents: 15_000 };
    const trip = await aDrivenTrip(ctx, driver, { booking, trip: { priceCents: 115_000 } });
    await end(ctx, trip);
    await end(ctx, trip);
    const items = await ctx.db.select().from(payItems).where(eq(payItems.sourceId, trip.tripId));
    expect(items).toMatchObject([
      {
        kind: "trip",
        driverId: driver.driverId,
        providerId: null,
        ruleId: own,
        amountCents: 26_000,
        lines: [
          { text: "Per trip", amountCents: 10_000 },
          { text: "1 h at R60 per hour", amountCents: 6000 },
          { text: "Share of the fare", amountCents: 10_000 },
        ],
      },
    ]);
  }));

test("reported hours count, even from an offline phone later; waiting is shared once it is charged", () =>
  inTransaction(async (ctx) => {
    await aPayRule(ctx, { perTripCents: 0, perHourCents: 6000, waitShare: 0.5 });
    const start = addHours(testNow, -24);
    const trip = await aDrivenTrip(ctx, await anotherDriver(ctx), { booking: { totalCents: 100_000, vatCents: 0 } });
    const report = (event: "arrive" | "dropoff", happenedAt: Date, seq: number) => ({
      id: newId(),
      tripId: trip.tripId,
      seq,
      event,
      occurredAt: happenedAt,
      receivedAt: testNow,
      happenedAt,
      clockBehindS: 0,
      actor: "system",
      outcome: "moved" as const,
      noteHash: "",
      previousHash: "",
      hash: newId(),
    });
    await ctx.db
      .insert(tripEvents)
      .values([report("arrive", addMinutes(start, 10), 1), report("dropoff", addMinutes(start, 100), 2)]);
    const wait = { tripId: trip.tripId, bookingId: trip.bookingId, startedAt: start, metAt: addMinutes(start, 50) };
    await ctx.db.insert(tripWaits).values({
      ...wait,
      freeMinutes: 15,
      stepCents: 4000,
      steps: 2,
      state: "due",
      createdAt: testNow,
    });
    await end(ctx, trip);
    expect(await payOf(ctx, trip.tripId)).toMatchObject({ amountCents: 9000 });

    await ctx.db.update(tripWaits).set({ state: "charged" }).where(eq(tripWaits.tripId, trip.tripId));
    await end(ctx, trip);
    expect(await payOf(ctx, trip.tripId)).toMatchObject({ amountCents: 13_000 });
  }));

test("charged waiting is in the trip’s price, but is paid only by its own share", () =>
  inTransaction(async (ctx) => {
    await aPayRule(ctx, { perTripCents: 0, fareShare: 0.1, waitShare: 0.5 });
    const booking = { totalCents: 108_000, vatCents: 0 };
    const trip = await aDrivenTrip(ctx, await anotherDriver(ctx), { booking, trip: { priceCents: 108_000 } });
    const start = addHours(testNow, -24);
    await ctx.db.insert(tripWaits).values({
      tripId: trip.tripId,
      bookingId: trip.bookingId,
      startedAt: start,
      metAt: addMinutes(start, 50),
      freeMinutes: 15,
      stepCents: 4000,
      steps: 2,
      state: "charged",
      createdAt: testNow,
    });
    await end(ctx, trip);
    expect(await payOf(ctx, trip.tripId)).toMatchObject({
      lines: [
        { text: "Share of the fare", amountCents: 10_000 },
        { text: "Waiting at the pickup", amountCents: 4000 },
      ],
    });
  }));

test("a partner’s driver: the provider is owed the agreed amount, and nothing by our rules", () =>
  inTransaction(async (ctx) => {
    await aPayRule(ctx);
    const { providerId } = await writeProvider(ctx);
    const driver = await anotherDriver(ctx, { providerId });
    const agreed = await aDrivenTrip(ctx, driver, { agreedCents: 70_000 });
    const open = await aDrivenTrip(ctx, driver, { hoursAgo: 48 });
    await end(ctx, agreed);
    await end(ctx, open);
    expect(await payOf(ctx, agreed.tripId)).toMatchObject({ providerId, ruleId: null, amountCents: 70_000 });
    expect(await payOf(ctx, open.tripId)).toBeUndefined();
  }));

test("without a rule, before its end, for a test booking or after a cancellation, nothing is owed", () =>
  inTransaction(async (ctx) => {
    const driver = await anotherDriver(ctx);
    const early = await aDrivenTrip(ctx, driver);
    await end(ctx, early);
    expect(await payOf(ctx, early.tripId)).toBeUndefined();

    await aPayRule(ctx);
    const others = [
      await aDrivenTrip(ctx, driver, { hoursAgo: 30, trip: { state: "onboard" } }),
      await aDrivenTrip(ctx, driver, { hoursAgo: 40, booking: { isTest: true } }),
      await aDrivenTrip(ctx, driver, { hoursAgo: 50, trip: { state: "cancelled" } }),
    ];
    for (const trip of others) {
      await end(ctx, trip);
      expect(await payOf(ctx, trip.tripId)).toBeUndefined();
    }
    const missed = await aDrivenTrip(ctx, driver, { hoursAgo: 60, trip: { state: "no_show" } });
    await end(ctx, missed);
    expect(await payOf(ctx, missed.tripId)).toMatchObject({ amountCents: 10_000 });
  }));
