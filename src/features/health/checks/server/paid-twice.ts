import { brokenOf, judgeBroken } from "#domain/health/judge-business.ts";
import { chargeFor, refundableAmount } from "#domain/payment/booking-balance.ts";
import { defineCheck } from "./define-check.ts";
import { findAgainUnreturned, findOverpaid } from "./money-rule-views.ts";

type Overpaid = Awaited<ReturnType<typeof findOverpaid>>[number];

/** We hold more than the price, and neither a refund nor a task explains it. */
const isForgotten = (row: Overpaid): boolean =>
  !row.isDecided && refundableAmount(row, row.promisedCents) > (chargeFor(row) ?? 0);

export const paidTwice = defineCheck({
  id: "paid-twice",
  name: "Paid twice",
  group: "business",
  acts: "Admin",
  severity: "soon",
  everyMinutes: 5,
  async read({ db, now }) {
    const over = brokenOf((await findOverpaid(db, now)).filter(isForgotten).map(({ reference }) => reference));
    const again = await findAgainUnreturned(db, now);
    return { count: over.count + again.count, named: brokenOf([...over.named, ...again.named]).named };
  },
  judge: judgeBroken({
    none: "Everything that was paid twice goes back, or our team decides.",
    one: "booking or invoice",
    many: "bookings or invoices",
    wrong: "paid more than owed, with no refund and no task",
  }),
});
