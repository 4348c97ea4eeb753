import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { payments } from "#db/schema/payments.ts";
import { trips } from "#db/schema/trips.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { handInSetOff } from "#features/payments/cash/server/hand-in-set-off.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { takenCash } from "#testing/builders/dispatch/a-shift.ts";
import {
  aDrivenTrip,
  anotherDriver,
  aPaidDriver,
  aPaidRun,
  aPayRule,
  aPayRun,
  payOf,
  settleAll,
} from "#testing/builders/money/a-paid-driver.ts";
import { followEvents } from "#testing/follow-events.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { myEarnings } from "../../earnings/server/my-earnings.ts";
import { markPayRunPaid } from "./mark-pay-run-paid.ts";

test("once paid, deducted cash counts as handed in, and later corrections leave the statement unchanged", () =>
  inTransaction(async (ctx, world) => {
    await aPayRule(ctx, { perTripCents: 60_000, fareShare: 0.1 });
    const team = await asTeam(ctx, "admin");
    const driver = await aPaidDriver(ctx);
    const booking = { totalCents: 100_000, vatCents: 0 };
    const { bookingId, tripId } = await aDrivenTrip(ctx, driver, { booking, trip: { priceCents: 100_000 } });
    const paymentId = await takenCash(driver.asking, bookingId, 45_000);
    await aPaidRun(team);
    await followEvents(ctx, world, { reactions: { "pay.run_paid": { handInSetOff, twice: handInSetOff } } });
    const [payment] = await ctx.db.select().from(payments).where(eq(payments.id, paymentId));
    expect(payment).toMatchObject({ state: "reconciled" });

    await ctx.db.update(trips).set({ priceCents: 50_000 }).where(eq(trips.id, tripId));
    await settleAll(ctx);
    expect(await payOf(ctx, tripId)).toMatchObject({ amountCents: 70_000 });
    expect(await myEarnings(driver.asking, {})).toMatchObject({
      value: {
        open_cents: 0,
        paid_this_year_cents: 25_000,
        cash_held_cents: 0,
        statements: [{ amount_cents: 25_000, paid_on: localDateOf(testNow) }],
        weeks: [{ items: [{ state: "paid" }, { state: "paid" }] }],
      },
    });
  }));

test("a draft can’t be marked as paid, nor with a future date", () =>
  inTransaction(async (ctx) => {
    await aPayRule(ctx);
    await aDrivenTrip(ctx, await anotherDriver(ctx));
    const team = await asTeam(ctx, "admin");
    const paid = { run_id: await aPayRun(team), version: 1, paid_on: localDateOf(testNow), payment_note: "EFT" };
    expect(await markPayRunPaid(team, paid)).toMatchObject({ reason: "not_possible" });
    expect(await markPayRunPaid(team, { ...paid, paid_on: "2099-01-01" })).toMatchObject({ reason: "in_future" });
  }));
