import { expect, test } from "vitest";
import { voucherState } from "#domain/payment/voucher.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { demoCompanyOn } from "#testing/demo-company-on.ts";
import { seedClock } from "../seed-clock.ts";
import { giftsAndSplits } from "./gifts-and-splits.ts";

test.each(["2026-11-20T08:00:00Z", "2027-06-14T12:00:00Z"])(
  "on %s: a bill that is shared by three and paid, one that waits for two of them, and a voucher in each status",
  (day) => {
    const clock = seedClock(new Date(day));
    const gifts = giftsAndSplits(demoCompanyOn(clock.now), clock);
    const { bookings, payments, paymentMoves } = gifts.company;
    const paidFor = (id: string) =>
      payments.reduce((sum, one) => sum + (one.bookingId === id ? one.amountCents : 0), 0);
    const bills = gifts.billSplits.map(({ bookingId }) => bookings.find(({ id }) => id === bookingId));
    expect(bills.map((booking) => booking?.state)).toEqual(["confirmed", "awaiting_payment"]);
    for (const booking of bookings) expect(paidFor(booking.id)).toBeLessThanOrEqual(booking.totalCents ?? 0);
    for (const booking of bills) expect(booking && paidFor(booking.id)).toBe(booking?.paidCents);
    expect(bills.map((booking) => booking && booking.paidCents === booking.totalCents)).toEqual([true, false]);
    expect(paymentMoves).toHaveLength(payments.length);
    for (const { id, bookingId, payUntil, createdAt } of gifts.billSplits) {
      const own = gifts.billShares.filter(({ splitId }) => splitId === id).map((share) => share.id);
      const times = payments.filter(({ shareId }) => own.includes(shareId ?? "")).map((one) => Number(one.createdAt));
      const match = gifts.company.bookingMoves.find(
        (move) => move.bookingId === bookingId && move.toState === "awaiting_payment",
      );
      expect(Math.min(...times)).toBeGreaterThanOrEqual(Number(match?.createdAt ?? 0));
      expect(Number(payUntil)).toBeGreaterThan(Math.max(...times, Number(createdAt)));
    }

    const today = localDateOf(clock.now);
    const states = gifts.vouchers.map((voucher) => {
      const used = payments.filter(({ voucherId }) => voucherId === voucher.id);
      const sale = gifts.sales.find(({ voucherId }) => voucherId === voucher.id);
      return voucherState(
        {
          soldAt: voucher.soldAt ?? null,
          expiresOn: voucher.expiresOn ?? null,
          amountCents: voucher.amountCents,
          usedCents: used.reduce((sum, { amountCents }) => sum + amountCents, 0),
          refundedCents: sale?.refundedCents ?? 0,
        },
        today,
      );
    });
    expect(states).toEqual(["active", "active", "used", "expired", "refunded"]);
    expect(payments.filter(({ method }) => method === "voucher")).toHaveLength(2);
  },
);
