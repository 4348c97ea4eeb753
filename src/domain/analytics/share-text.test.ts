import { expect, test } from "vitest";
import { shareText } from "./share-text.ts";

test.each([
  [0, "0%"],
  [0.0001, "0.1%"],
  [0.0455, "4.6%"],
  [0.9545, "95.5%"],
  [0.9999, "99.9%"],
  [1, "100%"],
])("%d is %s", (share, text) => expect(shareText(share)).toBe(text));
