import { expect, test } from "vitest";
import { shiftPay } from "./shift-pay.ts";

const toll = { kind: "toll" as const, amountCents: 6500, isFromCash: false };
const fuel = { kind: "fuel" as const, amountCents: 50_000, isFromCash: true };

test.each([
  ["all is as it should be", { expectedCents: 45_000, countedCents: 45_000, expenses: [] }, []],
  ["cash is missing", { expectedCents: 45_000, countedCents: 44_000, expenses: [] }, [-1000]],
  ["too much was handed in", { expectedCents: 45_000, countedCents: 45_500, expenses: [] }, [500]],
  ["the driver paid a toll", { expectedCents: 0, countedCents: 0, expenses: [toll] }, [6500]],
  ["two tolls are one line", { expectedCents: 0, countedCents: 0, expenses: [toll, toll] }, [13_000]],
  ["fuel took more than the cash there was", { expectedCents: -5000, countedCents: 0, expenses: [fuel] }, [5000]],
])("%s", (_, counted, amounts) => {
  expect(shiftPay(counted).map(({ amountCents }) => amountCents)).toEqual(amounts);
});

test("what was paid is named", () => {
  const [line] = shiftPay({ expectedCents: 0, countedCents: 0, expenses: [toll] });
  expect(line?.text).toBe("Toll, paid by the driver");
});
