import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { payItems } from "#db/schema/pay.ts";
import { trips } from "#db/schema/trips.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { writeProvider } from "#testing/builders/dispatch/a-provider.ts";
import { aCashPayment, takenCash } from "#testing/builders/dispatch/a-shift.ts";
import { aDrivenTrip, anotherDriver, aPaidDriver, aPayRule, aPayRun } from "#testing/builders/money/a-paid-driver.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { moveCash, readCash } from "../../../payments/cash/server/move-cash.ts";
import { myCash } from "../../../payments/cash/server/my-cash.ts";
import { myShift } from "../../../shifts/server/my-shift.ts";
import { draftPayRun } from "./draft-pay-run.ts";
import { readPayRun } from "./read-pay-run.ts";

const period = { from: "2026-11-01", until: localDateOf(testNow) };

test("all open items are on one statement per driver and provider; cash the driver kept is deducted", () =>
  inTransaction(async (ctx) => {
    await aPayRule(ctx, { perTripCents: 60_000 });
    const team = await asTeam(ctx, "admin");
    const driver = await aPaidDriver(ctx);
    const { bookingId } = await aDrivenTrip(ctx, driver);
    await takenCash(driver.asking, bookingId, 45_000);
    const { providerId } = await writeProvider(ctx);
    await aDrivenTrip(ctx, await anotherDriver(ctx, { providerId, firstName: "Jan" }), { agreedCents: 70_000 });

    const run_id = await aPayRun(team);
    expect(await readPayRun(team, { run_id })).toMatchObject({
      value: {
        run: { state: "draft", total_cents: 85_000, statements: 2, drafted_by: "Naledi Jacobs", may_approve: true },
        statements: [
          { name: "Table Bay Drivers", is_provider: true, amount_cents: 70_000, items: [{ driver: "Jan Ndlovu" }] },
          {
            name: "Sipho Ndlovu",
            earned_cents: 60_000,
            set_off_cents: -45_000,
            amount_cents: 15_000,
            items: expect.arrayContaining([
              expect.objectContaining({ kind: "trip" }),
              expect.objectContaining({ kind: "cash", amount_cents: -45_000 }),
            ]),
          },
        ],
      },
    });
    // Once deducted, it need not be handed in.
    expect(await myShift(driver.asking)).toMatchObject({ value: { to_hand_in_cents: 0 } });
    // No item is on two runs.
    expect(await draftPayRun(team, period)).toMatchObject({ reason: "nothing_due" });
  }));

test("cash that our team recorded is deducted from the driver who took it, as if they had reported it", () =>
  inTransaction(async (ctx) => {
    await aPayRule(ctx, { perTripCents: 60_000 });
    const team = await asTeam(ctx, "admin");
    const driver = await aPaidDriver(ctx);
    const { bookingId } = await aDrivenTrip(ctx, driver);
    const payment_id = await aCashPayment(ctx, bookingId, 45_000);
    expect(await moveCash(team, { payment_id, version: 1, to: "collected", note: "" })).toMatchObject({ ok: true });
    expect(await myCash(driver.asking)).toMatchObject({ value: { payments: [{ payment_id, state: "collected" }] } });
    expect(await myShift(driver.asking)).toMatchObject({ value: { to_hand_in_cents: 45_000 } });

    const run_id = await aPayRun(team);
    expect(await readPayRun(team, { run_id })).toMatchObject({
      value: { statements: [{ earned_cents: 60_000, set_off_cents: -45_000, amount_cents: 15_000 }] },
    });
  }));

test("of two drivers, the one named by our team has the cash; a driver without the booking can’t", () =>
  inTransaction(async (ctx) => {
    await aPayRule(ctx, { perTripCents: 60_000 });
    const team = await asTeam(ctx, "admin");
    const [outbound, back] = [await aPaidDriver(ctx), await anotherDriver(ctx, { firstName: "Jan" })];
    const { bookingId } = await aDrivenTrip(ctx, outbound, { hoursAgo: 30 });
    const second = await aDrivenTrip(ctx, back, { hoursAgo: 20 });
    await ctx.db.update(trips).set({ bookingId, leg: 2 }).where(eq(trips.id, second.tripId));
    const payment_id = await aCashPayment(ctx, bookingId, 45_000);
    const step = { payment_id, version: 1, to: "collected" as const, note: "" };
    const stranger = (await anotherDriver(ctx)).driverId;
    expect(await moveCash(team, { ...step, driver_id: stranger })).toMatchObject({ reason: "other_driver" });
    expect(await readCash(team, payment_id)).toMatchObject({
      drivers: [{ name: "Sipho Ndlovu" }, { name: "Jan Ndlovu" }],
      likely_driver_id: back.driverId,
    });
    expect(await moveCash(team, { ...step, driver_id: outbound.driverId })).toMatchObject({ ok: true });
    expect(await readCash(team, payment_id)).toMatchObject({ driver_name: "Sipho Ndlovu" });

    const run_id = await aPayRun(team);
    expect(await readPayRun(team, { run_id })).toMatchObject({
      value: { statements: [{ set_off_cents: 0 }, { name: "Sipho Ndlovu", set_off_cents: -45_000 }] },
    });
  }));

test("a driver who owes us more than we owe them is not paid: trips stay open, and the cash must still be handed in", () =>
  inTransaction(async (ctx) => {
    await aPayRule(ctx);
    const team = await asTeam(ctx, "admin");
    const driver = await aPaidDriver(ctx);
    const { bookingId } = await aDrivenTrip(ctx, driver);
    await takenCash(driver.asking, bookingId, 45_000);
    expect(await draftPayRun(team, period)).toMatchObject({ reason: "nothing_due" });
    expect(await ctx.db.select().from(payItems).where(eq(payItems.driverId, driver.driverId))).toMatchObject([
      { kind: "trip", statementId: null },
    ]);
    expect(await myShift(driver.asking)).toMatchObject({ value: { to_hand_in_cents: 45_000 } });
  }));

test("an unfinished period can’t be paid", () =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx, "admin");
    expect(await draftPayRun(team, { ...period, until: "2099-12-31" })).toMatchObject({ reason: "in_future" });
  }));
