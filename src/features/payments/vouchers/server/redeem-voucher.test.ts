import { expect, test } from "vitest";
import { refunds } from "#db/schema/payments.ts";
import { aHeldBooking, attemptsNow } from "#testing/builders/booking/a-held-booking.ts";
import { aVoucher } from "#testing/builders/money/a-voucher.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { openRefund } from "../../refunds/server/open-refund.ts";

test("pays the amount due and keeps the rest for another booking", () =>
  inTransaction(async (ctx, world) => {
    const voucher = await aVoucher(ctx);
    await voucher.pay();
    world.events.length = 0;
    const first = await aHeldBooking(ctx, { totalCents: 60_000 });
    await first.start("online");
    const used = await voucher.redeemFor(first);
    expect(used).toMatchObject({ value: { paid_cents: 60_000, left_cents: 40_000, due_cents: 0 } });
    expect(await attemptsNow(ctx)).toEqual(["online succeeded", "online cancelled", "voucher settled"]);
    expect(world.events.map(({ type }) => type)).toEqual(["payment.started", "payment.succeeded"]);
    const second = await aHeldBooking(ctx, { totalCents: 90_000 });
    expect(await voucher.redeemFor(second)).toMatchObject({
      value: { paid_cents: 40_000, left_cents: 0, due_cents: 50_000 },
    });
    expect(await second.show()).toMatchObject({ balance_cents: 50_000, paid_cents: 40_000 });
    expect(await voucher.redeemFor(second)).toMatchObject({ reason: "voucher_used" });
  }));

test("refused: a wrong code, an unpaid or expired voucher, or a booking with nothing to pay", () =>
  inTransaction(async (ctx) => {
    const voucher = await aVoucher(ctx);
    const booking = await aHeldBooking(ctx);
    expect(await voucher.redeemFor(booking, ctx, "GV-7K3M9Q")).toMatchObject({ reason: "unknown_voucher" });
    await voucher.pay();
    const { code } = await voucher.show();
    const wrong = `${code?.slice(0, -1)}${code?.endsWith("A") ? "B" : "A"}`;
    expect(await voucher.redeemFor(booking, ctx, wrong)).toMatchObject({ reason: "unknown_voucher" });
    const later = { ...ctx, now: new Date("2031-01-01T08:00:00Z") };
    expect(await voucher.redeemFor(booking, later)).toMatchObject({ reason: "voucher_expired" });
    const paid = await aHeldBooking(ctx, { state: "confirmed", paidCents: 129_900 });
    expect(await voucher.redeemFor(paid)).toMatchObject({ reason: "not_payable" });
  }));

test("a refund of a voucher payment goes back to the voucher", () =>
  inTransaction(async (ctx) => {
    const voucher = await aVoucher(ctx);
    await voucher.pay();
    const booking = await aHeldBooking(ctx, { totalCents: 60_000 });
    await voucher.redeemFor(booking);
    await openRefund(ctx, {
      type: "refund.due",
      key: "cancel:1",
      reference: booking.reference,
      amountCents: 60_000,
      feeCents: 0,
      reasonCode: "OTHER",
      hoursBefore: 30,
      documentId: null,
      isWithinPolicy: true,
    });
    expect(await ctx.db.select().from(refunds)).toMatchObject([{ state: "succeeded", method: "voucher" }]);
    expect(await voucher.show()).toMatchObject({ state: "active", left_cents: 100_000 });
  }));
