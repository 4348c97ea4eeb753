import { expect, test } from "vitest";
import { aHeldBooking } from "#testing/builders/booking/a-held-booking.ts";
import { aVoucher } from "#testing/builders/money/a-voucher.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { vouchersSold } from "./vouchers-sold.ts";

test("the outstanding amount is what was sold less what was used; unpaid orders are left out", () =>
  inTransaction(async (ctx) => {
    const [one, other] = [await aVoucher(ctx), await aVoucher(ctx, { amount_cents: 50_000, buyer_name: "Sipho" })];
    await aVoucher(ctx);
    await one.pay();
    await other.pay();
    const booking = await aHeldBooking(ctx, { totalCents: 30_000 });
    await one.redeemFor(booking);
    expect(await vouchersSold(ctx, { view: "outstanding", search: "" })).toMatchObject({
      value: { outstanding_cents: 120_000, outstanding_count: 2, expired_cents: 0, has_more: false },
    });
    expect(await vouchersSold(ctx, { view: "all", search: "sipho" })).toMatchObject({
      value: {
        vouchers: [
          { amount_cents: 50_000, used_cents: 0, bookings: [], is_refundable_by_rule: true, terms_version: "2026-11" },
        ],
      },
    });
    const used = await vouchersSold(ctx, { view: "all", search: "naledi" });
    expect(used).toMatchObject({
      value: { vouchers: expect.arrayContaining([expect.objectContaining({ bookings: [booking.reference] })]) },
    });
    const later = { ...ctx, now: new Date("2031-01-01T08:00:00Z") };
    expect(await vouchersSold(later, { view: "expired", search: "" })).toMatchObject({
      value: { outstanding_cents: 0, expired_cents: 120_000 },
    });
  }));
