import fc from "fast-check";
import { expect, test } from "vitest";
import { add, cents, rand } from "../money/money.ts";
import { localDate } from "../time/local-time.ts";
import { apportion, daysToIssue, documentNumber, dueOn, gapsIn, seriesName, seriesOf } from "./invoice-document.ts";

const about = { text: "Taken back", serviceOn: null };

test("documents are numbered by kind and year", () => {
  const on = localDate("2026-11-15");
  expect(documentNumber(seriesName(seriesOf("abridged"), on), 1)).toBe("INV-2026-00001");
  expect(documentNumber(seriesName(seriesOf("credit_note"), on), 120)).toBe("CN-2026-00120");
});

test.each([
  ["2026-11-15", 21],
  ["2026-10-25", 0],
  ["2026-10-24", -1],
])("what was supplied on %s is billed on 15 Nov with %i days left", (suppliedOn, left) => {
  expect(daysToIssue(localDate(suppliedOn), localDate("2026-11-15"))).toBe(left);
});

test("an account pays within thirty days, anyone else at once", () => {
  expect(dueOn(localDate("2026-11-15"), { isAccount: true })).toBe("2026-12-15");
  expect(dueOn(localDate("2026-11-15"), { isAccount: true, termsDays: 7 })).toBe("2026-11-22");
  expect(dueOn(localDate("2026-11-15"), { isAccount: false, termsDays: 7 })).toBe("2026-11-15");
});

test.each([
  ["none where none is missing", [1, 2, 3], 3, []],
  ["none in an empty series", [], 0, []],
  ["the first, when it is missing", [2, 3], 3, [1]],
  ["every one in between", [1, 4, 6], 6, [2, 3, 5]],
  ["the last, when its document is gone", [1, 2], 3, [3]],
])("gaps: %s", (_what, counts, last, gaps) => {
  expect(gapsIn(counts, last)).toEqual(gaps);
});

test("half of a tour taken back is half of each of its codes", () => {
  const tour = [
    { vatCode: "EX12G", gross: rand(3480) },
    { vatCode: "STD15", gross: rand(2320) },
  ] as const;
  expect(apportion(rand(2900), tour, about)).toEqual([
    { ...about, quantity: 1, unit: rand(1740), vatCode: "EX12G" },
    { ...about, quantity: 1, unit: rand(1160), vatCode: "STD15" },
  ]);
});

test("the parts add up to the amount, however it is cut", () => {
  const amount = fc.integer({ min: 1, max: 10_000_000 }).map(cents);
  fc.assert(
    fc.property(amount, amount, amount, amount, (request, driving, guiding, toll) => {
      const parts = apportion(
        request,
        [
          { vatCode: "EX12G", gross: driving },
          { vatCode: "STD15", gross: guiding },
          { vatCode: "OOS", gross: toll },
        ],
        about,
      );
      expect(add(...parts.map(({ unit }) => unit))).toBe(request);
    }),
  );
});
