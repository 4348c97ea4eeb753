import { expect, test } from "vitest";
import { localDate } from "../time/local-time.ts";
import { cohortsOf } from "./cohorts.ts";

const day = (text: string) => localDate(text);

test("a customer of September who comes back in November is in the second month of September", () => {
  const matches = [
    { month: day("2026-09-01"), since: 0, customers: 4 },
    { month: day("2026-11-01"), since: 2, customers: 1 },
    { month: day("2026-11-01"), since: 0, customers: 3 },
  ];
  const cohorts = cohortsOf(matches, day("2026-11-17"));
  expect(cohorts).toHaveLength(12);
  expect(cohorts[0]).toEqual({ month: "2025-12-01", customers: 0, later: Array.from({ length: 11 }, () => 0) });
  expect(cohorts.at(-3)).toEqual({ month: "2026-09-01", customers: 4, later: [0, 1] });
  expect(cohorts.at(-1)).toEqual({ month: "2026-11-01", customers: 3, later: [] });
});
