import { expect, test } from "vitest";
import { localDate } from "../time/local-time.ts";
import { firstOpenDay, mayLock } from "./month-locks.ts";

test.each([
  ["2026-10", true],
  ["2025-12", true],
  ["2026-11", false],
  ["2026-12", false],
])("on 15 November %s can be locked: %s", (month, isAllowed) => {
  expect(mayLock(month, localDate("2026-11-15"))).toBe(isAllowed);
});

test.each([
  ["an open month", "2026-10-31", [], "2026-10-31"],
  ["a locked month", "2026-10-31", ["2026-10"], "2026-11-01"],
  ["two locked months, and a year between them", "2026-11-30", ["2026-11", "2026-12"], "2027-01-01"],
  ["a short February", "2026-02-01", ["2026-02"], "2026-03-01"],
])("money of %s", (_what, day, locked, open) => {
  expect(firstOpenDay(localDate(day), new Set(locked))).toBe(open);
});
