import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { keyParts, pageKey, pageOf, timeKey } from "./page-key.ts";

const id = "018f2f1e-7b4a-7c3d-8e9f-0123456789ab";
const at = new Date("2026-11-20T08:00:00.123Z");

test("a key says where the next page starts, and is read as it was written", () => {
  const key = timeKey.write({ at, id });
  expect(key).toBe(`2026-11-20T08:00:00.123Z~${id}`);
  expect(timeKey.read(key)).toEqual({ at, id });
});

test("every kind of part survives being written", () => {
  const { moment, day, whole, flag, number, reference, text, momentOrNever, ...rest } = keyParts;
  const every = pageKey({ text, moment, day, whole, flag, number, reference, never: momentOrNever, ...rest });
  const values = {
    text: "o'neil ~ söhne",
    moment: at,
    day: "2026-11-20",
    whole: -1,
    flag: true,
    number: "INV-2026-00012",
    reference: "CTS-7K3M9Q",
    never: "infinity",
    id,
  };
  expect(every.read(every.write(values))).toEqual(values);
});

describe("what is not a key of this list", () => {
  const byTotal = pageKey({ total: keyParts.whole, id: keyParts.id });
  test.each([
    ["of another list", `12~${id}`],
    ["with another joint", `2026-11-20T08:00:00.123Z_${id}`],
    ["a month too many", `2026-13-20T08:00:00.123Z~${id}`],
    ["a day too many", `2026-02-30T08:00:00.123Z~${id}`],
    ["an hour too many", `2026-11-20T25:00:00.123Z~${id}`],
    ["before all time", `0000-01-01T00:00:00.000Z~${id}`],
    ["after all time", `9999-12-31T23:59:59.999Z~${id}`],
    ["beyond years of four figures", `+275760-09-13T00:00:00.000Z~${id}`],
    ["an id of nothing but dashes", `2026-11-20T08:00:00.123Z~${"-".repeat(36)}`],
    ["with something behind", `2026-11-20T08:00:00.123Z~${id}\n`],
    ["nothing at all", ""],
    ["endless", `2026-11-20T08:00:00.123Z~${id}`.repeat(100)],
  ])("%s is refused", (_what, key) => {
    expect(timeKey.read(key)).toBeUndefined();
    expect(z.safeParse(timeKey.field, key).success).toBe(false);
  });

  test.each(["99999999999", "2147483648", "-2147483649", "1e5", ""])("a number such as %s is refused", (number) => {
    expect(byTotal.read(`${number}~${id}`)).toBeUndefined();
  });
});

test("no key is the first page", () => {
  expect([undefined, null].map((key) => timeKey.read(key))).toEqual([undefined, undefined]);
  expect([undefined, null].map((key) => z.safeParse(timeKey.field, key).success)).toEqual([true, true]);
});

test("one row too many tells that there is another page", () => {
  const keyOf = (row: number) => `after ${row}`;
  expect(pageOf([1, 2, 3], 2, keyOf)).toEqual({ rows: [1, 2], next: "after 2" });
  expect(pageOf([1, 2], 2, keyOf)).toEqual({ rows: [1, 2], next: null });
  expect(pageOf([], 2, keyOf)).toEqual({ rows: [], next: null });
});
