import { brokenOf, judgeBroken } from "#domain/health/judge-business.ts";
import { defineCheck } from "./define-check.ts";
import { findUncounted, findWrongDays } from "./money-rule-views.ts";

export const revenueFigures = defineCheck({
  id: "revenue-figures",
  name: "Revenue figures",
  group: "business",
  acts: "Super-user",
  severity: "soon",
  everyMinutes: 10,
  async read({ db, now }) {
    const uncounted = await findUncounted(db, now);
    const days = await findWrongDays(db, now);
    return { count: uncounted.count + days.count, named: brokenOf([...uncounted.named, ...days.named]).named };
  },
  judge: judgeBroken({
    none: "Revenue is the sum of bookings and invoices.",
    one: "booking or day",
    many: "bookings or days",
    wrong: "counted otherwise than the records say",
  }),
});
