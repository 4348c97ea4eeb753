import { expect, test } from "vitest";
import { judgeReading } from "./odometer.ts";

const at = (text: string) => new Date(`2026-11-${text}:00Z`);
const before = { km: 60_000, at: at("10T08:00") };
const after = { km: 61_000, at: at("20T08:00") };

test.each([
  ["an ordinary day", 60_300, "11T08:00", { before }, null, []],
  ["the same kilometres again", 60_000, "11T08:00", { before }, null, []],
  ["going backwards", 59_999, "11T08:00", { before }, "backwards", []],
  ["more than a later one says", 61_001, "15T08:00", { before, after }, "beyond_later", []],
  ["a long day", 61_100, "11T08:00", { before }, null, ["far"]],
  ["what no vehicle drives in a day", 63_000, "11T08:00", { before }, "too_far", []],
  ["an extra digit", 600_000, "11T08:00", { before }, "too_far", []],
  ["too little left until the later one", 60_000, "20T07:00", { before, after }, "too_far", []],
  ["the first one of all", 5, "11T08:00", { knownKm: 0 }, null, []],
  ["the first one, below what was known", 5, "11T08:00", { knownKm: 60_000 }, null, ["below_known"]],
] as const)("%s", (_, km, day, neighbours, refusal, warnings) => {
  expect(judgeReading({ km, at: at(day) }, neighbours)).toEqual({ refusal, warnings });
});
