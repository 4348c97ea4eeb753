import { expect, test } from "vitest";
import { brokenOf, judgeBroken } from "./judge-business.ts";

const judge = judgeBroken({ none: "All are paid.", one: "confirmed booking", wrong: "without a payment" });
const references = (count: number) => Array.from({ length: count }, (_, at) => `CTS-${at}`);

test.each([
  ["none", 0, "ok", "All are paid."],
  ["one", 1, "failing", "1 confirmed booking without a payment: CTS-0."],
  ["several", 2, "failing", "2 confirmed bookings without a payment: CTS-0, CTS-1."],
  [
    "more than are named",
    12,
    "failing",
    "12 confirmed bookings without a payment: CTS-0, CTS-1, CTS-2, CTS-3, CTS-4, CTS-5, CTS-6, CTS-7, CTS-8, CTS-9 and 2 more.",
  ],
] as const)("a rule that %s break", (_, count, status, measured) => {
  expect(judge(brokenOf(references(count)))).toEqual({ status, measured });
});
