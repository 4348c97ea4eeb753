import { expect, test } from "vitest";
import { judgeLegalClocks } from "./judge-privacy.ts";

const judge = judgeLegalClocks({ one: "privacy request", many: "privacy requests" });
const twelve = Array.from({ length: 12 }, (_, at) => `PR-${at}`);

test.each([
  ["none", { overdue: [], soon: [] }, "ok", "No privacy request is due soon."],
  ["one ends soon", { overdue: [], soon: ["PR-1"] }, "warning", "1 privacy request due soon: PR-1."],
  ["one is over", { overdue: ["PR-1"], soon: ["PR-2"] }, "failing", "1 privacy request overdue: PR-1."],
  ["many are over", { overdue: twelve, soon: [] }, "failing", /^12 privacy requests overdue: PR-0, .* and 2 more\.$/],
] as const)("%s", (_what, clocks, status, measured) => {
  const expected = typeof measured === "string" ? measured : expect.stringMatching(measured);
  expect(judge(clocks)).toEqual({ status, measured: expected });
});
