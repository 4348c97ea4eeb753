import { brokenOf, judgeBroken } from "#domain/health/judge-business.ts";
import { isEnoughPaid } from "#domain/payment/booking-balance.ts";
import { isPaidLater } from "#domain/payment/payment-lifecycle.ts";
import { defineCheck } from "./define-check.ts";
import { findUnpaid } from "./money-rule-views.ts";

export const unpaidBookings = defineCheck({
  id: "unpaid-bookings",
  name: "Confirmed without payment",
  group: "business",
  acts: "Admin",
  severity: "urgent",
  everyMinutes: 5,
  async read({ db }) {
    const unagreed = (await findUnpaid(db)).filter((row) => !isEnoughPaid(row) && !isPaidLater(row.paymentMethod));
    return brokenOf(unagreed.map(({ reference }) => reference));
  },
  judge: judgeBroken({
    none: "Every confirmed booking is paid, or is paid later as agreed.",
    one: "confirmed booking",
    wrong: "without a payment",
  }),
});
