import { expect, test } from "vitest";
import { isLateNews } from "./lateness.ts";

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const rules = { lateMinutes: 10, laterMinutes: 15 };

test.each([
  ["12:09", null, false],
  ["12:10", null, true],
  ["12:24", "12:10", false],
  ["12:25", "12:10", true],
  ["12:40", "12:25", true],
  ["12:12", "12:25", false],
  // The pickup was moved since.
  ["12:09", "11:50", false],
  ["12:10", "11:50", true],
] as const)("expected at %s, told %s: news %s", (expected, told, is) => {
  const arrival = { promisedAt: at("12:00"), expectedAt: at(expected), toldAt: told && at(told) };
  expect(isLateNews(arrival, rules)).toBe(is);
});
