import { type Broken, brokenOf, judgeBroken } from "#domain/health/judge-business.ts";
import { type CheckTools, defineCheck } from "./define-check.ts";
import { findUncounted, findUnfigured, findWrongDays, findWrongFigureDays } from "./figure-rule-views.ts";
import { partOfIt } from "./part-of-it.ts";

const rounds = { id: "revenue-figures", everyMinutes: 10 } as const;

type Find = (db: CheckTools["db"], now: Date, part?: number) => Promise<Broken>;

/**
 * Sums of days and months are checked in full, once an hour and spread over the runs; bookings one part at a
 * time.
 */
const sumsOf = (part: number | undefined): readonly Find[] => {
  if (part === undefined) return [findWrongDays, findWrongFigureDays];
  return [...(part % 6 === 0 ? [findWrongDays] : []), ...(part % 6 === 3 ? [findWrongFigureDays] : [])];
};

/** Compares Revenue and Analytics with the records they are counted from. */
export const revenueFigures = defineCheck({
  ...rounds,
  name: "Revenue figures",
  group: "business",
  acts: "Super-user",
  severity: "soon",
  async read({ db, now }, probing) {
    const part = await partOfIt({ db, now }, probing, rounds);
    const found = [];
    for (const find of [findUncounted, findUnfigured, ...sumsOf(part)]) found.push(await find(db, now, part));
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
