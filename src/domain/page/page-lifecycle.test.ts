import { expect, test } from "vitest";
import { momentsOf, type PageState, settled, timesProblem } from "./page-lifecycle.ts";

const now = new Date("2026-11-20T08:00:00Z");
const [before, after, later] = [-1, 1, 2].map((hours) => new Date(now.getTime() + hours * 3_600_000)) as [
  Date,
  Date,
  Date,
];

const page = (state: PageState, publishAt: Date | null, expireAt: Date | null) => ({
  state,
  shownNumber: state === "draft" || state === "scheduled" ? null : 1,
  comingNumber: publishAt && 2,
  publishAt,
  expireAt,
});

test.each<[PageState, Date | null, Date | null, PageState, number | null]>([
  ["draft", null, null, "draft", null],
  ["scheduled", after, null, "scheduled", null],
  ["scheduled", now, null, "published", 2],
  ["scheduled", before, before, "expired", 2],
  ["published", null, null, "published", 1],
  ["published", after, null, "published", 1],
  ["published", before, null, "published", 2],
  ["published", null, after, "published", 1],
  ["published", null, now, "expired", 1],
  ["archived", null, before, "archived", 1],
])("%s, out at %s until %s, is %s by the clock and shows version %s", (state, publishAt, expireAt, standing, shown) => {
  expect(settled(page(state, publishAt, expireAt), now)).toMatchObject({ state: standing, shownNumber: shown });
});

test("visitors see something else at the start and at the end", () => {
  expect(momentsOf(page("scheduled", after, later))).toEqual([after, later]);
  expect(momentsOf(page("archived", after, later))).toEqual([]);
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
