import { expect, test } from "vitest";
import { isKeepableText, readJson } from "./read-json.ts";

const nested = (levels: number) => `${"[".repeat(levels)}"x"${"]".repeat(levels)}`;

test.each([
  ["an empty body is an empty request", "", { kind: "value", value: {} }],
  ["what is no JSON", "{name", { kind: "not json" }],
  ["a NUL", '{"name":"a\\u0000"}', { kind: "bad text", place: "name" }],
  ["a NUL further in", '{"lines":[{"text":"fine"},{"text":"\\u0000"}]}', { kind: "bad text", place: "lines.1.text" }],
  ["the first half of a pair", '{"name":"\\ud83d"}', { kind: "bad text", place: "name" }],
  ["the second half of a pair", '{"name":"\\ude00 x"}', { kind: "bad text", place: "name" }],
  ["a NUL in a name", '{"change":{"a\\u0000":1}}', { kind: "bad text", place: "change" }],
  ["half a pair in a name", '{"\\ud800":1}', { kind: "bad text", place: "" }],
  ["a whole pair", '{"name":"\\ud83d\\ude00"}', { kind: "value", value: { name: "😀" } }],
  ["the words, not the character", '{"name":"\\\\u0000"}', { kind: "value", value: { name: "\\u0000" } }],
  ["too many levels", nested(33), { kind: "not json" }],
  ["far too many levels", nested(30_000), { kind: "not json" }],
])("%s", (_what, text, expected) => {
  expect(readJson(text)).toEqual(expected);
});

test("a few levels are fine", () => {
  expect(readJson(nested(32)).kind).toBe("value");
});

test("text that can be kept", () => {
  expect(["", "Zoë", "👩‍👩‍👧‍👦", "line\nbreak"].every(isKeepableText)).toBe(true);
});
