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
  ["the one before, of two tabs at once", 1, 10_000, "repeat"],
  ["the one before, a moment later", 1, 10_001, "repeat"],
  ["the one before, its answer lost", 1, 60_000, "repeat"],
  ["one two generations old, at once", 2, 0, "reuse"],
  ["one two generations old, a moment later", 2, 10_000, "reuse"],
  ["one two generations old, later still", 2, 60_000, "reuse"],
  ["an older one, at once", 4, 0, "reuse"],
  ["the one before, too late for that", 1, 60_001, "reuse"],
  ["one from the future", -1, 0, "reuse"],
] as const)("%s", (_token, behind, since, verdict) => {
  expect(judgeRefresh(behind, since)).toBe(verdict);
});
