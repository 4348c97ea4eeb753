import { expect, test } from "vitest";
import { isRecentEnough } from "./choose-node.mjs";

test.each([
  ["v18.20.4", false],
  ["v20.20.2", false],
  ["v22.21.9", false],
  ["v22.22.0", false],
  ["v23.11.1", false],
  ["v24.6.0", false],
  ["v24.7.0", true],
  ["v26.1.0", true],
])("Node %s is recent enough: %s", (version, answer) => {
  expect(isRecentEnough(version)).toBe(answer);
});
