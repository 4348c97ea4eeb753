import { expect, test } from "vitest";
import { type PageState, standingOf, timesProblem } from "./page-lifecycle.ts";

const now = new Date("2026-11-20T08:00:00Z");
const [before, after, later] = [-1, 1, 2].map((hours) => new Date(now.getTime() + hours * 3_600_000)) as [
  Date,
  Date,
  Date,
];

test.each<[PageState, Date | null, Date | null, PageState]>([
  ["draft", null, null, "draft"],
  ["scheduled", after, null, "scheduled"],
  ["scheduled", now, null, "published"],
  ["scheduled", before, before, "expired"],
  ["published", null, null, "published"],
  ["published", null, after, "published"],
  ["published", before, now, "expired"],
  ["archived", before, null, "archived"],
])("%s, out at %s until %s, is %s by the clock", (state, publishAt, expireAt, standing) => {
  expect(standingOf({ state, publishAt, expireAt }, now)).toBe(standing);
});

test.each([
  [null, null, null],
  [after, later, null],
  [before, null, "publish_past"],
  [null, before, "expire_past"],
  [later, after, "ends_before_start"],
])("out at %s until %s: %s", (publishAt, expireAt, problem) => {
  expect(timesProblem({ publishAt, expireAt }, now)).toBe(problem);
});
