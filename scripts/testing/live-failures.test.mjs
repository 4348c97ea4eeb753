import { expect, test } from "vitest";
import { failureLines, failureMark } from "./live-failures.mjs";

test("only lines that name a failed test are shown, even if they arrive in pieces", () => {
  const shown = [];
  const take = failureLines((line) => shown.push(line));
  for (const piece of [
    "JSON report written\n",
    `${failureMark}src/a.te`,
    `st.ts › adds up\n✗ not ours\n${failureMark}b`,
  ])
    take(piece);
  expect(shown).toEqual(["  ✗ src/a.test.ts › adds up"]);
  take("\n");
  expect(shown).toEqual(["  ✗ src/a.test.ts › adds up", "  ✗ b"]);
});
