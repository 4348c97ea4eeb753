import { expect, test } from "vitest";
import { complain, expectWarning, hear } from "./expect-warning.ts";

test("an unexpected warning is reported with the test it came from", () => {
  hear(["%s is no colour", "sand", { size: 2 }], "src/a.test.ts › draws");
  expect(complain()).toBe(
    "Said in the console, and not expected (in src/a.test.ts › draws):\nsand is no colour { size: 2 }",
  );
});

test("an expected warning may come once or often; anything else is still reported", () => {
  expectWarning(/no colour/);
  for (const text of ["sand is no colour", "sea is no colour", "a key is missing"]) hear([text], "here");
  expect(complain()).toBe("Said in the console, and not expected (in here):\na key is missing");
});

test("an expected warning that does not come is reported", () => {
  expectWarning(/no colour/);
  expect(complain()).toBe("Expected in the console, and not said: /no colour/");
});

test("each test starts with no output and no expectations", () => {
  expectWarning(/no colour/);
  hear(["a key is missing"], "here");
  complain();
  expect(complain()).toBeUndefined();
});

test("console output in a test is recorded, warnings and errors alike", () => {
  console.warn("careful");
  console.error(new Error("broken"));
  expect(complain()).toMatch(
    /expect-warning\.test\.ts › console output in a test is recorded.*:\ncareful\n.*\nError: broken/,
  );
  console.log("may be said");
  expect(complain()).toBeUndefined();
});

test.fails("an unannounced warning fails the test", () => {
  console.warn("careful");
});

test("an announced warning passes", () => {
  expectWarning(/careful/);
  console.warn("careful");
});
