import { expect, test } from "vitest";
import { complain, expectWarning, hear } from "./expect-warning.ts";

test("a warning no one expects is named, with the test it came from", () => {
  hear(["%s is no colour", "sand", { size: 2 }], "src/a.test.ts › draws");
  expect(complain()).toBe(
    "Said in the console, and not expected (in src/a.test.ts › draws):\nsand is no colour { size: 2 }",
  );
});

test("what was expected may come, once or often; the rest is still named", () => {
  expectWarning(/no colour/);
  for (const text of ["sand is no colour", "sea is no colour", "a key is missing"]) hear([text], "here");
  expect(complain()).toBe("Said in the console, and not expected (in here):\na key is missing");
});

test("what was expected and did not come is named", () => {
  expectWarning(/no colour/);
  expect(complain()).toBe("Expected in the console, and not said: /no colour/");
});

test("each test starts with nothing said and nothing expected", () => {
  expectWarning(/no colour/);
  hear(["a key is missing"], "here");
  complain();
  expect(complain()).toBeUndefined();
});

test("what goes to the console in a test is heard, warnings and errors alike", () => {
  console.warn("careful");
  console.error(new Error("broken"));
  expect(complain()).toMatch(/expect-warning\.test\.ts › what goes to the console.*:\ncareful\n.*\nError: broken/);
  console.log("may be said");
  expect(complain()).toBeUndefined();
});

test.fails("a test that warns without saying so fails", () => {
  console.warn("careful");
});

test("one that says so passes", () => {
  expectWarning(/careful/);
  console.warn("careful");
});
