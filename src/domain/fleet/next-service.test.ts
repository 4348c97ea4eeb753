import { expect, test } from "vitest";
import { localDate } from "../time/local-time.ts";
import { averageKmPerDay, nextService } from "./next-service.ts";

const plan = { everyKm: 15_000, everyMonths: 12, lastKm: 60_000, lastOn: localDate("2026-01-10") };
const today = localDate("2026-11-20");

test.each([
  ["far off on both counts", plan, 62_000, 50, "2027-01-10", "later"],
  ["kilometres come first", plan, 72_000, 100, "2026-12-20", "soon"],
  ["few kilometres left", plan, 73_600, null, "2027-01-10", "soon"],
  ["driven past it", plan, 75_000, 100, "2026-11-20", "overdue"],
  ["the date has come", { ...plan, lastOn: localDate("2025-11-20") }, 62_000, 50, "2026-11-20", "overdue"],
  ["the date is near", { ...plan, lastOn: localDate("2025-12-15") }, 62_000, 50, "2026-12-15", "soon"],
  ["by kilometres alone, speed unknown", { ...plan, everyMonths: null }, 62_000, null, null, "later"],
  ["by months alone", { ...plan, everyKm: null }, 999_999, 50, "2027-01-10", "later"],
])("%s", (_, input, km, kmPerDay, expectedOn, status) => {
  expect(nextService(input, { km, today, kmPerDay })).toMatchObject({ expectedOn, status });
});

test("the average needs two weeks of readings", () => {
  const reading = (km: number, on: string) => ({ km, on: localDate(on) });
  expect(averageKmPerDay([])).toBeNull();
  expect(averageKmPerDay([reading(0, "2026-11-01"), reading(900, "2026-11-10")])).toBeNull();
  expect(averageKmPerDay([reading(0, "2026-10-01"), reading(500, "2026-10-11"), reading(4000, "2026-11-10")])).toBe(
    100,
  );
});
