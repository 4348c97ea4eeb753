import fc from "fast-check";
import { expect, test } from "vitest";
import { bookingsNamedIn } from "../payment/named-in-line.ts";
import { bookingNamedIn, transferReference } from "../payment/transfer-reference.ts";
import { bookingReference, isBookingReference } from "./booking-reference.ts";
import { prefixedTyped, prefixProblem, referencesTyped } from "./reference-prefix.ts";

test.each(["GR", "GRT", "STAR", "CTS"])("%s can begin a booking’s reference", (prefix) => {
  expect(prefixProblem(prefix)).toBeUndefined();
});

test.each(["", "G", "STARS", "G1", "gr", "G-R"])("“%s” is not two to four letters", (prefix) => {
  expect(prefixProblem(prefix)).toContain("two to four letters");
});

test.each(["INV", "CN", "ENQ", "APP", "GV", "PO", "PR", "BR"])("%s begins another kind of number", (prefix) => {
  expect(prefixProblem(prefix)).toContain("another kind of number");
  expect(isBookingReference(`${prefix}-7K3M9Q`)).toBe(false);
});

test.each([
  ["a name that begins like a prefix, where characters must follow", "grt", 2, []],
  ["a prefix and the beginning", "GRT 7k", 2, ["GRT-7K"]],
  ["a former prefix", "cts-oil", 0, ["CTS-011"]],
  ["no prefix at all", "7k3m", 0, []],
  ["more than a reference has", "grt-7k3m9q1", 0, []],
] as const)("%s", (_what, typed, least, references) => {
  expect(prefixedTyped(typed, ["GRT", "CTS"], least)).toEqual(references);
});

test("without a prefix, a text may be a reference of today and of before", () => {
  expect(referencesTyped("7k3m9q", ["GRT", "CTS"])).toEqual(["GRT-7K3M9Q", "CTS-7K3M9Q"]);
});

const letters = (from: string, least: number, most: number) =>
  fc.array(fc.constantFrom(...from), { minLength: least, maxLength: most }).map((all) => all.join(""));
const prefixes = letters("ABCDEFGHIJKLMNOPQRSTUVWXYZ", 2, 4).filter((prefix) => prefixProblem(prefix) === undefined);

test("whatever the prefix, its references and a former one’s are read wherever one is written", () => {
  const six = fc.uint8Array({ minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(prefixes, six, fc.boolean(), (prefix, bytes, isFormer) => {
      const known = isFormer ? ["CTS", prefix] : [prefix, "CTS"];
      const reference = bookingReference(bytes, prefix);
      expect(isBookingReference(reference)).toBe(true);
      const paid = transferReference(reference);
      expect(bookingNamedIn(`EFT ${paid} MOKOENA`, known)).toBe(reference);
      for (const text of [paid, reference, reference.slice(-6), reference.replace("-", " ").toLowerCase()])
        expect(bookingsNamedIn(`EFT ${text} MOKOENA`, known), text).toContainEqual({ reference, isSure: true });
      expect(referencesTyped(reference.toLowerCase(), known)).toContain(reference);
    }),
  );
});
