import { expect, test } from "vitest";
import { bookingChanges, bookingItems } from "#db/schema/booking.ts";
import { tripWaits } from "#db/schema/trips.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { at } from "#testing/builders/booking/a-sold-transfer.ts";
import { aCountedTrip } from "#testing/builders/money/a-counted-month.ts";
import { anotherDriver } from "#testing/builders/money/a-paid-driver.ts";
import { somePromises } from "#testing/builders/money/some-promises.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { rebuildRevenue } from "../../server/rebuild-revenue.ts";
import { readPromises } from "./read-promises.ts";

test("answers, pickups and refunds of a period are compared with our promises, also for one service", () =>
  inTransaction(async (ctx) => {
    await somePromises(ctx);
    const october = { from: "2026-10-01", until: "2026-10-31", service: "", source: "" };
    const { value } = await readPromises(ctx, october);
    expect(value).toEqual({
      promises: [
        { id: "answer", kept: 1, broken: 1, share: 0.5 },
        { id: "price", kept: 1, broken: 1, share: 0.5 },
        { id: "on_time", kept: 1, broken: 0, share: 1 },
        { id: "wait", kept: 1, broken: 0, share: 1 },
        { id: "refund", kept: 1, broken: 1, share: 0.5 },
      ],
      is_published: false,
    });
    const tours = await readPromises(ctx, { ...october, service: "day_tour" });
    expect(tours.value.promises.map(({ kept }) => kept)).toEqual([0, 0, 0, 0, 0]);
  }));

test("a price is kept unless our team raised it; agreed waiting is not a raise, and is free as long as promised", () =>
  inTransaction(async (ctx) => {
    const crew = { ...(await anotherDriver(ctx)), providerId: null };
    const driven = (day: string) => aCountedTrip(ctx, crew, { day, cents: 50_000 });
    const [raised, waited, early] = [
      await driven("2026-10-05"),
      await driven("2026-10-06"),
      await driven("2026-10-07"),
    ];
    const change = (bookingId: string, note: string) => ({
      id: ctx.newId(),
      bookingId,
      state: "applied" as const,
      proposedBy: "Naledi",
      before: {},
      after: {},
      note,
      differenceCents: 12_000,
      createdAt: testNow,
    });
    await ctx.db
      .insert(bookingChanges)
      .values([change(raised.bookingId, "dearer"), change(waited.bookingId, "Waiting")]);
    await ctx.db.insert(bookingItems).values({
      id: ctx.newId(),
      bookingId: waited.bookingId,
      position: 9,
      code: "waiting",
      text: "Waiting",
      amountCents: 12_000,
      vatCode: "EX12G",
    });
    const wait = (trip: typeof waited, minutes: number) => ({
      tripId: trip.tripId,
      bookingId: trip.bookingId,
      startedAt: at("2026-10-06", "09:00"),
      freeMinutes: 60,
      metAt: addMinutes(at("2026-10-06", "09:00"), minutes),
      stepCents: 6000,
      steps: 2,
      state: "charged" as const,
      createdAt: testNow,
    });
    await ctx.db.insert(tripWaits).values([wait(waited, 80), wait(early, 55)]);
    await rebuildRevenue(ctx);
    const { value } = await readPromises(ctx, { from: "2026-10-01", until: "2026-10-31", service: "", source: "" });
    const kept = Object.fromEntries(value.promises.map((one) => [one.id, [one.kept, one.broken]]));
    expect(kept).toMatchObject({ price: [2, 1], wait: [1, 1] });
  }));
