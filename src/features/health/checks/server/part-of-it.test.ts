import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { payments } from "#db/schema/payments.ts";
import { figureEntries } from "#db/schema/revenue.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import { rebuildRevenue } from "#features/revenue/server/rebuild-revenue.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { aPayment } from "#testing/builders/money/a-payment.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { bookingSums } from "./booking-sums.ts";
import { findUncounted, findUnfigured } from "./figure-rule-views.ts";
import { findWrongBookingSums } from "./money-rule-views.ts";
import { partOfIt, partsOfAll } from "./part-of-it.ts";
import { keepResult } from "./store.ts";

const parts = Array.from({ length: partsOfAll }, (_, part) => part);

test("all parts together find what one full check finds, and no finding is in two parts", () =>
  inTransaction(async (ctx) => {
    const { db, now } = ctx;
    const wrong = Array.from({ length: 30 }, (_, at) =>
      aBooking({
        state: "confirmed",
        totalCents: 35_000,
        paidCents: at % 3 === 0 ? 0 : at,
        updatedAt: addHours(now, -2),
      }),
    );
    await db.insert(bookings).values(wrong);
    for (let at = 0; at < 20; at++)
      await writeTrip(ctx, addHours(now, -5), {
        booking: { state: "completed", createdAt: addHours(now, -30), updatedAt: addHours(now, -3) },
        trip: { state: "completed" },
      });
    await rebuildRevenue(ctx);
    await db.delete(figureEntries);
    await db.execute(sql`update bookings set vat_cents = vat_cents + 7 where state = 'completed'`);
    for (const find of [findWrongBookingSums, findUncounted, findUnfigured]) {
      const all = await find(db, now);
      const found = [];
      for (const part of parts) found.push(await find(db, now, part));
      expect(all.count).toBeGreaterThan(10);
      expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(all.count);
      expect(found.filter(({ count }) => count > 0).length).toBeGreaterThan(3);
      const named = new Set(found.flatMap((one) => one.named));
      expect(all.named.filter((name) => !named.has(name))).toEqual([]);
    }
  }));

test("one part per run; everything on the first run, on Test, and from a failure until it recovers", () =>
  inTransaction(async (ctx) => {
    const rounds = { id: "booking-sums", everyMinutes: 5 };
    const at = (minutes: number) => ({ db: ctx.db, now: addMinutes(ctx.now, minutes) });
    expect(await partOfIt(at(0), false, rounds)).toBeUndefined();
    await keepResult(ctx.db, { id: rounds.id, status: "ok", measured: "", at: ctx.now, tookMs: 1 });
    const looked = [];
    for (const run of parts) looked.push(await partOfIt(at(5 * run), false, rounds));
    expect(looked.toSorted((a, b) => Number(a) - Number(b))).toEqual(parts);
    // It failed last time, or someone clicked Test.
    expect(await partOfIt(at(0), true, rounds)).toBeUndefined();
  }));

test("recent payments are checked in every run", () =>
  inTransaction(async (ctx) => {
    const { db, now } = ctx;
    await keepResult(db, { id: bookingSums.id, status: "ok", measured: "", at: now, tookMs: 1 });
    const row = aBooking({ state: "completed", totalCents: 35_000, paidCents: 35_000, updatedAt: addHours(now, -2) });
    await db.insert(bookings).values(row);
    const payment = aPayment({ bookingId: row.id, amountCents: 34_999, updatedAt: addMinutes(now, -20) });
    await db.insert(payments).values(payment);
    for (const part of parts) expect((await findWrongBookingSums(db, now, part)).named).toEqual([row.reference]);
    expect(await bookingSums.look(ctx, false)).toMatchObject({ status: "failing" });
  }));
