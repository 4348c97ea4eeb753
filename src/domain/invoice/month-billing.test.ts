import { expect, test } from "vitest";
import { rand } from "../money/money.ts";
import { localDate } from "../time/local-time.ts";
import { lastMonth, monthLines, paidOfEach } from "./month-billing.ts";

test.each([
  ["2026-11-01", "2026-10", "2026-10-31T22:00:00.000Z"],
  ["2026-11-30", "2026-10", "2026-10-31T22:00:00.000Z"],
  ["2027-01-01", "2026-12", "2026-12-31T22:00:00.000Z"],
])("on %s the month that is over is %s", (today, month, until) => {
  const over = lastMonth(localDate(today));
  expect([over.month, over.until.toISOString()]).toEqual([month, until]);
});

test("each trip is one line for each VAT code, with what the company says of it", () => {
  const line = { serviceOn: "2026-10-05", quantity: 1, vatCode: "EX12G", tripId: "there", text: "21 km" } as const;
  const lines = monthLines(
    [
      { ...line, unit: rand(500) },
      { ...line, unit: rand(-50), text: "Company rate" },
      { ...line, unit: rand(100), vatCode: "STD15" },
      { ...line, unit: rand(300), tripId: "back", serviceOn: "2026-10-06", quantity: 2 },
      { ...line, unit: rand(0), vatCode: "ZERO" },
    ],
    "b1",
    { reference: "CTS-7K3M9Q", service: "Airport Transfer", said: ["PO-7", ""] },
  );
  const text = "CTS-7K3M9Q Airport Transfer, PO-7";
  expect(lines).toEqual([
    { ...line, text, unit: rand(450), bookingId: "b1" },
    { ...line, text, unit: rand(100), vatCode: "STD15", bookingId: "b1" },
    { ...line, text, unit: rand(600), tripId: "back", serviceOn: "2026-10-06", bookingId: "b1" },
  ]);
});

test.each([
  ["nothing", 0, [0, 0, 0]],
  ["a part of the first", 40, [40, 0, 0]],
  ["the first and a part of the second, as far as it was not credited", 130, [100, 30, 0]],
  ["all of it", 225, [100, 50, 75]],
  ["too much", 999, [100, 50, 75]],
  ["less than nothing", -5, [0, 0, 0]],
])("%s is paid", (_what, paid, each) => {
  const shares = [
    { billedCents: 100, creditedCents: 0 },
    { billedCents: 80, creditedCents: 30 },
    { billedCents: 75, creditedCents: 0 },
  ];
  expect(paidOfEach(shares, paid)).toEqual(each);
});
