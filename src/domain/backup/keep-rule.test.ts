import { describe, expect, test } from "vitest";
import { backupsToRemove, readKeepRule, usualKeepRule } from "./keep-rule.ts";

const now = new Date("2026-11-18T01:00:00Z");
const nightsAgo = (nights: number) => ({ takenAt: new Date(now.getTime() - nights * 86_400_000 - 1000) });
const days = (backups: readonly { readonly takenAt: Date }[]) =>
  backups.map(({ takenAt }) => takenAt.toISOString().slice(0, 10));

describe("which backups go", () => {
  test("of 400 nights stay 7 days, 4 weeks and 12 months", () => {
    const all = Array.from({ length: 400 }, (_, night) => nightsAgo(night));
    const removed = new Set(backupsToRemove(all, usualKeepRule, now));
    expect(days(all.filter((one) => !removed.has(one)))).toEqual([
      ...["2026-11-18", "2026-11-17", "2026-11-16", "2026-11-15", "2026-11-14", "2026-11-13", "2026-11-12"],
      ...["2026-11-08", "2026-11-01", "2026-10-31"],
      ...["2026-09-30", "2026-08-31", "2026-07-31", "2026-06-30", "2026-05-31", "2026-04-30", "2026-03-31"],
      ...["2026-02-28", "2026-01-31", "2025-12-31"],
    ]);
  });

  test("several of the last day all stay, of an older day the latest", () => {
    const hoursAgo = (hours: number) => ({ takenAt: new Date(now.getTime() - hours * 3_600_000) });
    const [late, early] = [hoursAgo(30), hoursAgo(31)];
    const all = [hoursAgo(1), hoursAgo(2), hoursAgo(20), late, early];
    expect(backupsToRemove(all, usualKeepRule, now)).toEqual([early]);
  });

  test("after a year without a backup the old ones are still there", () => {
    const all = [400, 401, 402].map(nightsAgo);
    expect(backupsToRemove(all, usualKeepRule, now)).toEqual([]);
    expect(backupsToRemove(all, { days: 1, weeks: 0, months: 0 }, now)).toEqual(all.slice(1));
  });
});

test.each([
  ["7,4,12", { days: 7, weeks: 4, months: 12 }],
  ["1, 0, 0", { days: 1, weeks: 0, months: 0 }],
  ["0,4,12", undefined],
  ["7", undefined],
  ["7,4,-1", undefined],
  ["", undefined],
])("the rule %j", (text, rule) => {
  expect(readKeepRule(text)).toEqual(rule);
});
