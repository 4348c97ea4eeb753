import { expect, test } from "vitest";
import { declineReasons } from "../quote/quote-lifecycle.ts";
import { lostReasonGroup } from "./lost-reason.ts";

test.each([
  ["Price", "price"],
  ["price", "price"],
  ["Found another company", "found_other"],
  ["We couldn’t do it", "could_not"],
  ["No answer", "no_answer"],
  ["The quote expired without an answer", "no_answer"],
  ["expired", "no_answer"],
  ["A cousin drives them", "other"],
  ["", "other"],
  [null, "other"],
] as const)("%s is %s", (reason, group) => {
  expect(lostReasonGroup(reason)).toBe(group);
});

test("every reason of a quote has its own group", () => {
  expect(declineReasons.map(lostReasonGroup)).toEqual([...declineReasons]);
});
