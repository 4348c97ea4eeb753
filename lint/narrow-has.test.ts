import fs from "node:fs";
import { expect, test } from "vitest";

/**
 * A style that depends on what something *around* an element holds, or on its place in a list (`group-has-…`, `group-last`),
 * makes a browser look at every element of the page again when one is added anywhere: 20 ms each time on a quick machine.
 * `peer-checked`, or a property that is inherited, says the same for nothing.
 */
const wide =
  /\b(?:group|peer|in)-(?:has|last|first|only|odd|even)\b|:(?:has\([^{};]*\)|last-child|first-child)[ >+~]+\*/;

test("no style makes a page be looked through whenever something is added to it", () => {
  const files = fs.globSync("src/**/*.{tsx,css}").filter((file) => !file.endsWith(".test.tsx"));
  const matches = files.filter((file) => wide.test(withoutPrint(fs.readFileSync(file, "utf8"))));
  expect(files.length).toBeGreaterThan(500);
  expect(matches).toEqual([]);
  expect(wide.test('<span className="group-has-checked/choice:block" />')).toBe(true);
});

/** A rule on paper alone is not checked on a screen. */
const withoutPrint = (text: string) => text.replaceAll(/@media print \{[\s\S]*?\n\}/g, "");
