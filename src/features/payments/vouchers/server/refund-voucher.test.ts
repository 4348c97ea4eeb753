import { expect, test } from "vitest";
import { payments } from "#db/schema/payments.ts";
import { addHours } from "#domain/time/local-time.ts";
import { aHeldBooking } from "#testing/builders/booking/a-held-booking.ts";
import { aVoucher } from "#testing/builders/money/a-voucher.ts";
import { asAdmin } from "#testing/builders/money/an-issued-invoice.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { refundVoucher } from "./refund-voucher.ts";

const input = { reason: "Asked for by email" };

test("unused and within the refund period, all of it is refunded and its value is gone", () =>
  inTransaction(async (transaction) => {
    const ctx = await asAdmin(transaction);
    const { id, pay, show } = await aVoucher(ctx, { amount_cents: 900_000 });
    await pay();
    expect(await refundVoucher(ctx, { ...input, id, amount_cents: 900_001 })).toMatchObject({
      reason: "more_than_left",
      details: { left_cents: 900_000 },
    });
    expect(await refundVoucher(ctx, { ...input, id, amount_cents: 900_000 })).toMatchObject({
      reason: "needs_super_user",
    });
    const owner = await askingAs(ctx, { name: "Zanele", email: "zanele@example.com", roles: ["super_user"] });
    expect(await refundVoucher(owner, { ...input, id, amount_cents: 900_000 })).toMatchObject({
      value: { left_cents: 0 },
    });
    expect(await show()).toMatchObject({ state: "refunded", left_cents: 0 });
    expect(await ctx.db.select().from(payments)).toMatchObject([{ state: "refunded", refundedCents: 900_000 }]);
  }));

test("later our team decides, and a super-user for a large one; the used part stays used", () =>
  inTransaction(async (transaction) => {
    const ctx = await asAdmin(transaction);
    const voucher = await aVoucher(ctx, { amount_cents: 900_000 });
    await voucher.pay();
    await voucher.redeemFor(await aHeldBooking(ctx, { totalCents: 100_000 }));
    const later = { ...ctx, now: addHours(testNow, 24 * 20) };
    const { id } = voucher;
    expect(await refundVoucher(later, { ...input, id, amount_cents: 800_000 })).toMatchObject({
      reason: "needs_super_user",
    });
    expect(await refundVoucher(later, { ...input, id, amount_cents: 300_000 })).toMatchObject({
      value: { left_cents: 500_000 },
    });
    expect(await voucher.show()).toMatchObject({ state: "active", left_cents: 500_000 });
  }));
