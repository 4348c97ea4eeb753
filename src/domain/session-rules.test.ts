import { expect, test } from "vitest";
import { judgeRefresh, sessionLife } from "./session-rules.ts";

const hours = (life: { idle: number; longest: number }) => [life.idle / 3_600_000, life.longest / 3_600_000];

test.each([
  ["a customer", [], false, [14 * 24, 60 * 24]],
  ["a driver", ["driver"], false, [14 * 24, 60 * 24]],
  ["a dispatcher", ["dispatcher"], false, [12, 72]],
  ["a hotel that is an admin too", ["hotel", "admin"], false, [12, 72]],
  ["a look through a customer's eyes", [], true, [0.5, 0.5]],
] as const)("%s stays signed in for so many hours", (_who, roles, isImpersonated, expected) => {
  expect(hours(sessionLife(roles, isImpersonated))).toEqual(expected);
});

test.each([
  ["the newest token", 0, 3_600_000, "rotate"],
  ["the one before, at once", 1, 0, "repeat"],
  ["an old one of a crowd of tabs", 4, 10_000, "repeat"],
  ["an old one a moment too late", 4, 10_001, "reuse"],
  ["the one before, its answer lost", 1, 60_000, "repeat"],
  ["the one before, too late for that", 1, 60_001, "reuse"],
  ["one from the future", -1, 0, "reuse"],
] as const)("%s", (_token, behind, since, verdict) => {
  expect(judgeRefresh(behind, since)).toBe(verdict);
});
