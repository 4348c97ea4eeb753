import fs from "node:fs";
import { expect, test } from "vitest";

/** Used on other companies’ sites, and works without any script. */
const withoutScript = ["src/features/partners/cards/server/emails/widget-form.tsx"];

const files = fs
  .globSync("src/**/*.tsx")
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !file.endsWith(".test.tsx") && !withoutScript.includes(file));

test("every date in every area is typed as people type it: no field is the browser’s own", () => {
  const own = /type(="|: ")(date|datetime-local|month|week)"/;
  expect(files.filter((file) => own.test(fs.readFileSync(file, "utf8")))).toEqual([]);
});

test("there are date fields in every area to look at", () => {
  const pickers = files.filter((file) => /<Date(Range)?Picker/.test(fs.readFileSync(file, "utf8")));
  expect(pickers.length).toBeGreaterThan(30);
});
