// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findDemoCompany } from "./one-company.ts";
import { repository } from "./trial.ts";

const paths = ["src", "public"].flatMap((folder) =>
  readdirSync(join(repository, folder), { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
    .filter((path) => /\.(?:tsx?|sql|css|json|js|svg)$/.test(path)),
);

test("outside the demo nothing names its company, number, email or street", () => {
  expect(paths.length).toBeGreaterThan(3000);
  expect(paths.flatMap((path) => findDemoCompany(path, readFileSync(join(repository, path), "utf8")))).toEqual([]);
});

test.each([
  ["a title", 'title="Your quote | Cape Town Shuttle"', "the company’s name"],
  ["a host name", 'from: "hello@capetownshuttle.example"', "the company’s name"],
  ["a phone number", 'href="tel:+27215550123"', "the company’s phone number"],
  ["a street", "12 Sample Street, Cape Town", "the company’s street"],
  ["the label of an icon", 'short_name: "CTS Driver"', "the company’s name"],
])("%s is found", (_what, line, word) => {
  const found = findDemoCompany("src/features/booking/sample.ts", `const a = 1;\n${line}`);
  expect(found).toEqual([expect.stringContaining(`src/features/booking/sample.ts:2 writes ${word}`)]);
});

test("the demo’s own data and tests may, and the technical name of the package is no company", () => {
  expect(findDemoCompany("src/db/seed/people/sample-company.ts", "Cape Town Shuttle")).toEqual([]);
  expect(findDemoCompany("src/features/booking/sample.test.ts", "Cape Town Shuttle")).toEqual([]);
  expect(findDemoCompany("src/db/connect.ts", 'applicationName: "cape-town-shuttle"')).toEqual([]);
});
