import { describe, expect, test } from "vitest";
import { add, cents, formatMoney, rand, readMoney, shareOf, subtract, times, zero } from "./money.ts";

describe("an amount", () => {
  test("is a whole number of cents", () => {
    expect(rand(12.34)).toBe(1234);
    expect(() => cents(0.5)).toThrow(RangeError);
    expect(() => cents(Number.NaN)).toThrow(RangeError);
  });

  test("adds, subtracts and multiplies", () => {
    expect(add()).toBe(zero);
    expect(add(rand(1), rand(2), rand(0.5))).toBe(rand(3.5));
    expect(subtract(rand(1), rand(2))).toBe(rand(-1));
    expect(times(rand(150), 3)).toBe(rand(450));
  });
});

describe("a share", () => {
  test.each([
    ["a quarter", 10_000, 0.25, 2500],
    ["half a cent counts up", 1, 0.5, 1],
    ["less than half a cent is dropped", 1, 0.49, 0],
    ["seven tenths of 35, which is 24.499… in binary", 35, 0.7, 25],
    ["a refund mirrors its payment", -35, 0.7, -25],
    ["nothing", 12_345, 0, 0],
    ["all of it", 12_345, 1, 12_345],
  ])("%s", (_what, amount, share, expected) => {
    expect(shareOf(cents(amount), share)).toBe(expected);
  });
});

describe("an amount is written", () => {
  test.each([
    ["R0", zero],
    ["R950", rand(950)],
    ["R1\u00a0299", rand(1299)],
    ["R1\u00a0299.50", rand(1299.5)],
    ["R1\u00a0234\u00a0567.05", rand(1_234_567.05)],
    ["−R500", rand(-500)],
  ])("%s", (text, amount) => {
    expect(formatMoney(amount)).toBe(text);
  });
});

describe("amounts as people type them", () => {
  test.each([
    ["1299", 129_900],
    ["R1299", 129_900],
    ["R 1299", 129_900],
    ["r1299.5", 129_950],
    ["ZAR 1299", 129_900],
    ["1 299", 129_900],
    ["R1 299", 129_900],
    ["R1\u00a0299.50", 129_950],
    ["1\u202f299,50", 129_950],
    ["1 299,50", 129_950],
    ["1 299.00", 129_900],
    ["1,299", 129_900],
    ["1,299.00", 129_900],
    ["1.299,00", 129_900],
    ["12,99", 1299],
    ["12.9", 1290],
    ["1,234,567.89", 123_456_789],
    ["1.234.567,89", 123_456_789],
    ["1 234 567", 123_456_700],
    ["1299.", 129_900],
    ["0", 0],
    ["0.05", 5],
    [" 450 ", 45_000],
    ["-50", -5000],
    ["−R50", -5000],
  ])("%j is %d cents", (text, amount) => {
    expect(readMoney(text)).toEqual({ ok: true, value: amount });
  });

  test.each([
    ["1.299", "ambiguous"],
    ["12.500", "ambiguous"],
    ["", "no_amount"],
    ["R", "no_amount"],
    ["abc", "no_amount"],
    ["12 99", "no_amount"],
    ["1,29,900", "no_amount"],
    ["1 299,500", "no_amount"],
    ["1299.505", "no_amount"],
    ["0,500", "no_amount"],
    ["0.500", "no_amount"],
    ["12..5", "no_amount"],
    ["1.299.00", "no_amount"],
    ["1e5", "no_amount"],
    ["12345678901", "no_amount"],
  ])("%j is %s", (text, reason) => {
    expect(readMoney(text)).toMatchObject({ ok: false, reason });
  });
});
