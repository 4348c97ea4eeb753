import { describe, expect, test } from "vitest";
import { fitting, reachedTests, startsOf } from "./reach.mjs";

/** Each file with its dependencies. */
const graph = new Map(
  Object.entries({
    "src/domain/fee.ts": [],
    "src/domain/fee.test.ts": ["src/domain/fee.ts"],
    "src/db/schema/fees.ts": [],
    "src/features/fees/server/store.ts": ["src/db/schema/fees.ts"],
    "src/features/fees/server/waive-fee.ts": ["src/domain/fee.ts", "src/features/fees/server/store.ts"],
    "src/features/fees/server/waive-fee.test.ts": ["src/features/fees/server/waive-fee.ts"],
    "src/api.ts": ["src/features/fees/server/waive-fee.ts"],
    "src/api.test.ts": ["src/api.ts"],
    "src/testing/test-site.ts": ["src/api.ts"],
    "src/app/sign-in.test.ts": ["src/testing/test-site.ts"],
    "src/app/fees.test.ts": ["src/testing/test-site.ts"],
    "src/domain/tour.test.ts": [],
  }).map(([file, taken]) => [file, new Set(taken)]),
);
const reached = (starts) => reachedTests(graph, starts).map(({ file, distance }) => [file, distance]);

describe("tests that a change reaches", () => {
  test("the nearest first; those of the whole site last, except the test of the table itself; others not at all", () => {
    expect(reached({ "src/domain/fee.ts": 0 })).toEqual([
      ["src/domain/fee.test.ts", 1],
      ["src/features/fees/server/waive-fee.test.ts", 2],
      ["src/api.test.ts", 3],
      ["src/app/fees.test.ts", 104],
      ["src/app/sign-in.test.ts", 104],
    ]);
  });

  test("a changed test itself, though nothing depends on it", () => {
    expect(reached({ "src/domain/tour.test.ts": 0 })).toEqual([["src/domain/tour.test.ts", 0]]);
  });

  test("none, for a file that no test depends on", () => {
    expect(reached({ "README.md": 0 })).toEqual([]);
  });

  test("all, for a file that affects how tests run", () => {
    expect(reached({ "vite.config.ts": 0 })).toHaveLength(
      [...graph.keys()].filter((file) => /\.test\./.test(file)).length,
    );
  });
});

describe("where to start", () => {
  const texts = {
    "src/db/schema/fees.ts": 'export const fees = pgTable("fees", {});',
    "src/db/schema/tours.ts": 'export const tours = pgTable("tours", {});',
    "src/db/migrations/0009-fees.sql": "alter table fees add column waived boolean;",
    "src/app/fees.test.ts": 'await site.call("waive-fee", {});',
    "src/app/sign-in.test.ts": 'await site.call("sign-in", {});',
  };

  test("a migration starts at the columns of the tables it names", () => {
    const starts = startsOf(["src/db/migrations/0009-fees.sql"], texts);
    expect(starts).toEqual({ "src/db/migrations/0009-fees.sql": 0, "src/db/schema/fees.ts": 1 });
    expect(reached(starts)[0]).toEqual(["src/features/fees/server/waive-fee.test.ts", 4]);
  });

  test("a use case also starts at the tests that call it on the whole site", () => {
    const file = "src/features/fees/server/waive-fee.ts";
    expect(startsOf([file], texts)).toEqual({ [file]: 0, "src/app/fees.test.ts": 2 });
  });
});

describe("tests that fit into the time", () => {
  const tests = [
    { file: "changed.test.ts", distance: 0 },
    { file: "near.test.ts", distance: 1 },
    { file: "slow.test.ts", distance: 2 },
    { file: "far.test.ts", distance: 104 },
  ];
  const names = (times, seconds) => fitting(tests, times, seconds).map(({ file }) => file);

  test("the nearest, by their last duration", () => {
    expect(names({ "changed.test.ts": 2, "near.test.ts": 3, "slow.test.ts": 60, "far.test.ts": 4 }, 10)).toEqual([
      "changed.test.ts",
      "near.test.ts",
      "far.test.ts",
    ]);
  });

  test("a changed test always", () => {
    expect(names({ "changed.test.ts": 60 }, 10)).toEqual(["changed.test.ts"]);
  });
});
