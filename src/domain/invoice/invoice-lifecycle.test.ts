import { describe, expect, test } from "vitest";
import { localDate } from "../time/local-time.ts";
import { ageingBand, openAmount, stateBySums } from "./invoice-balance.ts";
import { type InvoiceState, invoiceLifecycle } from "./invoice-lifecycle.ts";

describe("an invoice moves along its table and no other way", () => {
  const allowed: Readonly<Record<InvoiceState, string>> = {
    draft: "issued",
    issued: "sent part_paid paid overdue credited written_off",
    sent: "part_paid paid overdue credited written_off",
    part_paid: "sent paid overdue credited written_off",
    paid: "sent part_paid credited",
    overdue: "dunning_1 paid credited written_off",
    dunning_1: "dunning_2 paid credited written_off",
    dunning_2: "suspended_account paid credited written_off",
    suspended_account: "paid credited written_off",
    credited: "",
    written_off: "",
  };

  test.each(Object.entries(allowed))("%s → %s", (from, to) => {
    const state = invoiceLifecycle.states.find((known) => known === from);
    const reached = invoiceLifecycle.states.filter((next) => state && invoiceLifecycle.can(state, next));
    expect(reached.toSorted()).toEqual(to.split(" ").filter(Boolean).toSorted());
  });

  test("once issued it is never a draft again", () => {
    expect(invoiceLifecycle.states.filter((from) => invoiceLifecycle.can(from, "draft"))).toEqual([]);
  });
});

test.each([
  ["nothing paid", 0, 0, undefined, 1000],
  ["a part paid", 400, 0, "part_paid", 600],
  ["all paid", 1000, 0, "paid", 0],
  ["a part taken back, nothing paid", 0, 400, undefined, 600],
  ["a part taken back, a part paid", 300, 400, "part_paid", 300],
  ["a part taken back, the rest paid", 600, 400, "paid", 0],
  ["paid, then a part taken back: the rest goes back", 1000, 400, "paid", -400],
  ["taken back whole", 0, 1000, "credited", 0],
  ["paid and taken back whole", 1000, 1000, "credited", -1000],
])("%s", (_what, paidCents, creditedCents, state, open) => {
  const sums = { totalCents: 1000, paidCents, creditedCents };
  expect(stateBySums(sums)).toBe(state);
  expect(openAmount(sums)).toBe(open);
});

test.each([
  ["2026-11-15", "not_due"],
  ["2026-11-14", "days_1_30"],
  ["2026-10-16", "days_1_30"],
  ["2026-10-15", "days_31_60"],
  ["2026-09-15", "days_61_90"],
  ["2026-08-16", "days_over_90"],
])("due on %s is %s on 15 November", (due, band) => {
  expect(ageingBand(localDate(due), localDate("2026-11-15"))).toBe(band);
});
