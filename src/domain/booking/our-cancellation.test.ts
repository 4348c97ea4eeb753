import { expect, test } from "vitest";
import { type CancelCode, cancelCodes } from "./cancellation.ts";
import { ourReason, ourReasons } from "./our-cancellation.ts";

const codes = Object.keys(cancelCodes) as CancelCode[];

test.each(codes.filter((code) => cancelCodes[code] === "company" || code === "WEATHER"))(
  "%s is a reason of ours, in words for the customer",
  (code) => {
    expect(ourReason(code, true)).toBe(code);
    expect(ourReasons[ourReason(code, true) ?? "WEATHER"]).toMatch(/^(we|the) [a-z’ ]+$/);
  },
);

test("what the customer decided, or did, is none", () => {
  expect(ourReason("WEATHER", false)).toBeNull();
  for (const code of codes.filter((one) => cancelCodes[one] === "customer")) expect(ourReason(code, true)).toBeNull();
});
