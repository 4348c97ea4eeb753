import { expect, test } from "vitest";
import { planFor } from "./run-changed.mjs";

const texts = {
  "src/domain/fee.ts": "export const fee = 1;",
  "src/domain/fee.test.ts": 'import { fee } from "./fee.ts";',
  "src/domain/tour.test.ts": "",
  "src/app/site.test.ts": 'import "#domain/fee.ts";\nimport "../a.ts";',
  "tests/processes/start.test.ts": 'import { site } from "../site.ts";',
  "tests/site.ts": "export const site = 1;",
};
const plan = (changed, more) => planFor({ changed, files: Object.keys(texts), texts, ...more });

test("the tests that a change reaches run, with process tests separate; the others do not", () => {
  expect(plan(["src/domain/fee.ts"])).toMatchObject({
    run: ["src/app/site.test.ts", "src/domain/fee.test.ts"],
    leftOut: 0,
    processes: [],
    journeys: [],
    present: ["src/domain/fee.ts"],
  });
  expect(plan(["tests/site.ts"])).toMatchObject({ run: [], processes: ["tests/processes/start.test.ts"] });
});

test("tests that do not fit into the time are counted", () => {
  const times = { "src/domain/fee.test.ts": 1, "src/app/site.test.ts": 60 };
  expect(plan(["src/domain/fee.ts"], { times, seconds: 10 })).toMatchObject({
    run: ["src/domain/fee.test.ts"],
    leftOut: 1,
  });
});

test("a deleted file still reaches its dependents, and is not passed to the tools", () => {
  const gone = plan(["src/a.ts"]);
  expect(gone).toMatchObject({ run: ["src/app/site.test.ts"], present: [] });
});
