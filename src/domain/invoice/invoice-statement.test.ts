import fc from "fast-check";
import { expect, test } from "vitest";
import { add, cents, rand, zero } from "../money/money.ts";
import { addDays, localDate } from "../time/local-time.ts";
import { type AccountEntry, statementOf } from "./invoice-statement.ts";

const entry = (on: string, kind: AccountEntry["kind"], amount: number, invoiceId: string): AccountEntry => ({
  on: localDate(on),
  kind,
  number: invoiceId,
  text: "",
  amount: rand(amount),
  invoiceId,
  dueOn: addDays(localDate(on), 30),
});

const account = [
  entry("2026-08-10", "invoice", 1000, "A"),
  entry("2026-09-20", "payment", -400, "A"),
  entry("2026-10-05", "invoice", 2000, "B"),
  entry("2026-10-05", "payment", -500, "B"),
  entry("2026-10-12", "credit_note", -300, "B"),
  entry("2026-10-20", "refund", 100, "B"),
  entry("2026-11-02", "invoice", 700, "C"),
];
const october = { from: localDate("2026-10-01"), until: localDate("2026-10-31") };

test("a month opens with what was owed, counts what happened, and closes with what is owed since when", () => {
  const { rows, ...sums } = statementOf(account, october);
  expect(sums).toEqual({
    opening: rand(600),
    invoiced: rand(2000),
    credited: rand(-300),
    paid: rand(-400),
    closing: rand(1900),
    ageing: {
      not_due: rand(1300),
      days_1_30: zero,
      days_31_60: rand(600),
      days_61_90: zero,
      days_over_90: zero,
    },
  });
  expect(rows.map(({ kind, balance }) => [kind, balance])).toEqual([
    ["invoice", rand(2600)],
    ["payment", rand(2100)],
    ["credit_note", rand(1800)],
    ["refund", rand(1900)],
  ]);
});

test("what was paid too much, and what was given up, is no longer owed", () => {
  const paidTwice = [entry("2026-10-01", "invoice", 100, "A"), entry("2026-10-02", "payment", -150, "A")];
  expect(statementOf(paidTwice, october)).toMatchObject({ closing: rand(-50), ageing: { not_due: rand(-50) } });
  const input = [entry("2026-09-01", "invoice", 100, "A"), entry("2026-10-02", "write_off", -100, "A")];
  expect(statementOf(input, october)).toMatchObject({ opening: rand(100), closing: zero, credited: rand(-100) });
});

test("whatever happened: each row adds up, one month ends where the next starts, and the bands are the balance", () => {
  const aDay = fc.integer({ min: 0, max: 120 }).map((days) => addDays(localDate("2026-08-01"), days));
  const anEntry = fc
    .record({ on: aDay, amount: fc.integer({ min: -500_000, max: 500_000 }), invoice: fc.constantFrom("A", "B", "C") })
    .map(({ on, amount, invoice }) => ({
      ...entry(on, amount < 0 ? "payment" : "invoice", 0, invoice),
      amount: cents(amount),
    }));
  fc.assert(
    fc.property(fc.array(anEntry, { maxLength: 20 }), aDay, (entries, day) => {
      const first = statementOf(entries, { from: localDate("2026-08-01"), until: day });
      const second = statementOf(entries, { from: addDays(day, 1), until: localDate("2027-01-01") });
      expect(second.opening).toBe(first.closing);
      expect(second.rows.at(-1)?.balance ?? second.opening).toBe(second.closing);
      expect(first.closing).toBe(add(zero, first.opening, first.invoiced, first.credited, first.paid));
      expect(add(zero, ...Object.values(first.ageing))).toBe(first.closing);
    }),
  );
});
