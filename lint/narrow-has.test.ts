import fs from "node:fs";
import { expect, test } from "vitest";

/**
 * A style that depends on the content *around* an element, or on its place in a list (`group-has-…`,
 * `group-last`), makes a browser check every element of the page again when one is added anywhere: 20 ms each
 * time on a fast machine. `peer-checked`, or an inherited property, does the same at no cost.
 */
const wide =
  /\b(?:group|peer|in)-(?:has|last|first|only|odd|even)\b|:(?:has\([^{};]*\)|last-child|first-child)[ >+~]+\*/;

test("no style makes the browser check the whole page whenever an element is added", () => {
  const files = fs.globSync("src/**/*.{tsx,css}").filter((file) => !file.endsWith(".test.tsx"));
  const matches = files.filter((file) => wide.test(withoutPrint(fs.readFileSync(file, "utf8"))));
  expect(files.length).toBeGreaterThan(500);
  expect(matches).toEqual([]);
  expect(wide.test('<span className="group-has-checked/choice:block" />')).toBe(true);
});

/** A print style is not evaluated on a screen. */
const withoutPrint = (text: string) => text.replaceAll(/@media print \{[\s\S]*?\n\}/g, "");
