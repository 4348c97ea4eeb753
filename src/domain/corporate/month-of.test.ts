import { expect, test } from "vitest";
import { localDate } from "../time/local-time.ts";
import { monthAround } from "./month-of.ts";

test.each([
  ["2026-11-17", "2026-10-31T22:00:00.000Z", "2026-11-30T22:00:00.000Z"],
  ["2026-12-31", "2026-11-30T22:00:00.000Z", "2026-12-31T22:00:00.000Z"],
  ["2028-02-29", "2028-01-31T22:00:00.000Z", "2028-02-29T22:00:00.000Z"],
])("the month around %s by the clock of Cape Town", (day, from, until) => {
  const month = monthAround(localDate(day));
  expect([month.from.toISOString(), month.until.toISOString()]).toEqual([from, until]);
});
