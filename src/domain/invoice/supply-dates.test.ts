import { expect, test } from "vitest";
import { supplyDates, supplyText } from "./supply-dates.ts";

test.each([
  ["no day", [null], null],
  ["one day, of two lines", ["2026-11-28", "2026-11-28", null], "28 Nov 2026"],
  ["two days, in their order", ["2026-12-02", "2026-11-28"], "28 Nov 2026 and 2 Dec 2026"],
  ["more days", ["2026-11-28", "2026-11-30", "2026-12-02"], "28 Nov 2026 to 2 Dec 2026"],
])("%s", (_what, days, message) => {
  expect(supplyText(supplyDates(days.map((serviceOn) => ({ serviceOn }))))).toBe(message);
});
