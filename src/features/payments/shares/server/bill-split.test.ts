import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { refunds } from "#db/schema/payments.ts";
import { addHours } from "#domain/time/local-time.ts";
import { aSplitBill } from "#testing/builders/money/a-split-bill.ts";
import { followEvents } from "#testing/follow-events.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { reactions } from "../../../../reactions.ts";
import { openRefund } from "../../refunds/server/open-refund.ts";
import { endSplits } from "./end-splits.ts";
import { refundShares } from "./refund-shares.ts";
import { remindSharers } from "./remind-sharers.ts";

const held = { totalCents: 90_000, pickupAt: addHours(testNow, 90) } as const;
const confirmed = { ...held, state: "confirmed", holdUntil: null, pickupAt: addHours(testNow, 500) } as const;

test("before splitting: the deadline for the others", () =>
  inTransaction(async (ctx) => {
    const { bill, showWhole } = await aSplitBill(ctx, held);
    expect(await bill()).toMatchObject({ split: null, obstacle: null, open_cents: 90_000 });
    expect((await bill()).would_pay_until).toBe(addHours(testNow, 18).toISOString());
    expect(await showWhole()).toMatchObject({ split: "possible" });
  }));

test("the schedule reminds once, then the rest is due from the booker", () =>
  inTransaction(async (ctx, world) => {
    const { split, pay, bill, showWhole } = await aSplitBill(ctx, confirmed);
    await split();
    await followEvents(ctx, world, { reactions });
    await pay("Lerato");
    const night = { ...ctx, now: addHours(testNow, 85) };
    await remindSharers(night);
    expect(
      world.emails.filter(({ template }) => template === "share-reminded"),
      "at 23:00",
    ).toEqual([]);
    const morning = { ...ctx, now: addHours(testNow, 94) };
    await remindSharers(morning);
    await remindSharers(morning);
    const over = { ...ctx, now: addHours(testNow, 169) };
    await endSplits(over);
    await endSplits(over);
    const emails = world.emails.map(({ template, to }) => `${template} ${to}`);
    expect(emails.filter((one) => /share|split/.test(one))).toEqual([
      "share-asked sam@example.com",
      "share-reminded thandi@example.com",
      "share-reminded sam@example.com",
      "split-ended thandi@example.com",
    ]);
    expect(await bill()).toMatchObject({ open_cents: 60_000, split: { is_open: false } });
    expect(await showWhole()).toMatchObject({ balance_cents: 60_000, phase: "payable" });
  }));

test("cancelled late: every share gets the same part back, the way it was paid", () =>
  inTransaction(async (ctx) => {
    const { reference, split, pay } = await aSplitBill(ctx, confirmed);
    await split({ own_portions: 2 });
    const ids = [await pay("Thandi"), await pay("Sam"), await pay("Lerato")];
    await openRefund(ctx, {
      type: "refund.due",
      key: "cancel:1",
      reference,
      amountCents: 45_000,
      feeCents: 45_000,
      reasonCode: "OTHER",
      hoursBefore: 3,
      documentId: null,
      isWithinPolicy: true,
    });
    const opened = await ctx.db.select().from(refunds);
    const back = new Map(opened.map(({ paymentId, amountCents }) => [paymentId, amountCents]));
    expect(ids.map((id) => back.get(id))).toEqual([22_500, 11_250, 11_250]);
  }));

test("not everyone paid and the vehicle is gone: everyone who paid is refunded", () =>
  inTransaction(async (ctx, world) => {
    const { booking, reference, split, pay } = await aSplitBill(ctx, held);
    await split();
    await pay("Sam");
    world.events.length = 0;
    await ctx.db.update(bookings).set({ state: "expired" }).where(eq(bookings.id, booking.id));
    await refundShares(ctx, { reference });
    expect(world.events).toMatchObject([{ type: "refund.due", amountCents: 30_000, isWithinPolicy: true }]);
  }));
