import { expect, test } from "vitest";
import { passwordProblem } from "./password-rules.ts";

test.each([
  ["nine characters", "abcdefgh9", /at least 10/],
  ["far too long", "x1y2".repeat(60), /at most 200/],
  ["the address itself", "Thandi@example.com", /email/],
  ["the address with figures behind it", "thandi@example.com123", /email/],
  ["a common word and figures", "password123", /easy to guess/],
  ["a common word in disguise", "P@ssw0rd!2026", /easy to guess/],
  ["the company's name", "CapeTownShuttle1", /easy to guess/],
  ["figures alone", "1234567890", /easy to guess/],
  ["one character over and over", "aaaaaaaaaaaa", /easy to guess/],
])("%s is refused", (_what, password, sentence) => {
  expect(passwordProblem(password, "thandi@example.com")).toMatch(sentence);
});

test.each(["CapeTown!demo", "correct horse battery", "Kloof-Nek 4 am"])("%s will do", (password) => {
  expect(passwordProblem(password, "thandi@example.com")).toBeUndefined();
});
