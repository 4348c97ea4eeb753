import { expect, test } from "vitest";
import { thrownText } from "./thrown-text.ts";

class Refused {
  readonly reason = "sold_out";
}

test.each([
  ["a text", "no connection", "no connection"],
  ["nothing", undefined, "undefined"],
  ["an object with a message", { message: "no connection", code: 7 }, "no connection"],
  ["a reply", { status: 404, statusText: "Not Found", data: { email: "thandi@example.com" } }, "Status 404 Not Found"],
  ["an object", { email: "thandi@example.com", tries: 3 }, "Object with email, tries"],
  ["an object of a kind", new Refused(), "Refused with reason"],
  ["an object without a kind", Object.create(null), "Object with nothing"],
  ["a list", ["thandi@example.com"], "Array with 0"],
] as const)("%s", (_what, thrown, text) => {
  expect(thrownText(thrown)).toBe(text);
});
