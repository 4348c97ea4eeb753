import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/**
 * Here a version is not a row's counter: the next in a series of quotes or of a message's wordings, and a
 * policy's number.
 */
const others = [
  "src/features/email/templates/server/save-template.ts",
  "src/features/partners/limits/server/save-provider-limits.ts",
  "src/features/quotes/builder/server/revise-quote.ts",
  "src/features/settings/server/write-part.ts",
];

const countsOn = /\bversion \+ 1\b/;

const serverFiles = readdirSync(join(root, "src/features"), { recursive: true, encoding: "utf8" })
  .map((name) => `src/features/${name}`)
  .filter((name) => /\/server\/.*\.tsx?$/.test(name) && !name.includes(".test."));

test("only src/platform/edit-record.ts and move-record.ts raise a version", () => {
  const byHand = serverFiles.flatMap((name) =>
    readFileSync(join(root, name), "utf8")
      .split("\n")
      .flatMap((line, at) => (countsOn.test(line) && !others.includes(name) ? [`${name}:${at + 1}`] : [])),
  );
  expect(byHand, "write with recordEditor of src/platform/edit-record.ts").toEqual([]);
});

test("and a hand-written one is found", () => {
  expect(countsOn.test("await updateTrip(ctx.db, id, { version: trip.version + 1 });")).toBe(true);
  expect(serverFiles.length).toBeGreaterThan(500);
});
