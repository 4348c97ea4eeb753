import { expect, test } from "vitest";
import { judgeTexts } from "./judge-texts.ts";

const fine = { connected: ["sms"], sent: 100, failed: 0, unknown: 0, forged: 0, balance: null };

test.each([
  ["no gateway", { connected: [] }, "not_set_up"],
  ["all is well", {}, "ok"],
  ["one of a hundred fails", { failed: 1 }, "ok"],
  ["one of ten fails", { sent: 9, failed: 1 }, "warning"],
  ["a third is lost", { sent: 10, failed: 3, unknown: 2 }, "failing"],
  ["someone plays the provider", { forged: 1 }, "warning"],
  ["the credit runs low", { balance: 20 }, "warning"],
  ["the credit is used up", { balance: 0 }, "failing"],
] as const)("%s", (_what, changes, status) => {
  expect(judgeTexts({ ...fine, ...changes }).status).toBe(status);
});
