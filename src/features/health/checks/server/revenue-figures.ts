import { brokenOf, judgeBroken } from "#domain/health/judge-business.ts";
import { defineCheck } from "./define-check.ts";
import { findUncounted, findUnfigured, findWrongDays, findWrongFigureDays } from "./figure-rule-views.ts";

/** Compares Revenue and Analytics with the records they are counted from. */
export const revenueFigures = defineCheck({
  id: "revenue-figures",
  name: "Revenue figures",
  group: "business",
  acts: "Super-user",
  severity: "soon",
  everyMinutes: 10,
  async read({ db, now }) {
    const found = [];
    for (const find of [findUncounted, findUnfigured, findWrongDays, findWrongFigureDays])
      found.push(await find(db, now));
    // A booking missing from both counts once.
    const names = [...new Set(found.flatMap(({ named }) => named))];
    return { count: Math.max(names.length, ...found.map(({ count }) => count)), named: brokenOf(names).named };
  },
  judge: judgeBroken({
    none: "Revenue and analytics are the sum of bookings, trips and invoices.",
    one: "booking, day or month",
    many: "bookings, days or months",
    wrong: "counted otherwise than the records say",
  }),
});
