import { expect, test } from "vitest";
import { addressKey, isSuppressing, kindOf, stopsEmail } from "./returned-mail.ts";

test.each([
  ["5.1.1", "hard"],
  ["5.4.1", "hard"],
  ["5.2.2", "soft"],
  ["5.7.1", "soft"],
  ["4.2.2", "soft"],
] as const)("%s is %s", (status, kind) => expect(kindOf(status)).toBe(kind));

test.each([
  ["hard", 0, true],
  ["complaint", 0, true],
  ["soft", 2, false],
  ["soft", 3, true],
] as const)("%s after %i soft returns suppresses: %s", (kind, returns, is) =>
  expect(isSuppressing(kind, returns)).toBe(is),
);

test("a complaint stops marketing alone", () => {
  expect([stopsEmail("complaint", true), stopsEmail("complaint", false), stopsEmail("hard", false)]).toEqual([
    true,
    false,
    true,
  ]);
});

test("an address is compared without its case", () => expect(addressKey(" <A@B.example> ")).toBe("a@b.example"));
