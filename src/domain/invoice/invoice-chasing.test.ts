import { describe, expect, test } from "vitest";
import { addDays, localDate } from "../time/local-time.ts";
import { type ChasedInvoice, nextChase, suspendsAccount } from "./invoice-chasing.ts";

const due = localDate("2026-11-01");
const on = (days: number) => addDays(due, days);
const unpaid: ChasedInvoice = {
  kind: "invoice",
  state: "sent",
  totalCents: 100_000,
  paidCents: 0,
  creditedCents: 0,
  dueOn: due,
  isChased: true,
  promisedOn: null,
  chasedOn: null,
};

test.each([
  ["on the day it is due", "sent", 0, undefined],
  ["a day later", "sent", 1, "overdue"],
  ["never sent, a day later", "issued", 1, "overdue"],
  ["partly paid, a day later", "part_paid", 1, "overdue"],
  ["overdue for six days", "overdue", 6, undefined],
  ["for seven", "overdue", 7, "dunning_1"],
  ["reminded, for twenty", "dunning_1", 20, undefined],
  ["for twenty-one", "dunning_1", 21, "dunning_2"],
  ["reminded twice, for twenty-nine", "dunning_2", 29, undefined],
  ["for thirty", "dunning_2", 30, "suspended_account"],
  ["suspended already", "suspended_account", 60, undefined],
  ["paid", "paid", 60, undefined],
  ["a draft", "draft", 60, undefined],
  ["written off", "written_off", 60, undefined],
  ["never looked at for two months: the first step comes first", "sent", 60, "overdue"],
] as const)("%s: %s after %i days → %s", (_what, state, days, next) => {
  expect(nextChase({ ...unpaid, state }, on(days))).toBe(next);
});

describe("no one is chased", () => {
  test.each([
    ["who owes nothing any more", { paidCents: 60_000, creditedCents: 40_000 }],
    ["by a credit note", { kind: "credit_note" }],
    ["before a promise is broken", { promisedOn: on(10) }],
    ["twice on one day", { state: "overdue", chasedOn: on(10) }],
    ["whom our team wants left alone", { state: "overdue", isChased: false }],
  ] as const)("%s", (_whom, changes) => {
    expect(nextChase({ ...unpaid, ...changes }, on(10))).toBeUndefined();
  });

  test("but being late is recorded even where no one is reminded, and a broken promise goes on where it stopped", () => {
    expect(nextChase({ ...unpaid, isChased: false }, on(10))).toBe("overdue");
    expect(nextChase({ ...unpaid, state: "dunning_1", promisedOn: on(24) }, on(25))).toBe("dunning_2");
  });
});

test.each([
  ["suspended", "suspended_account", null, true],
  ["suspended, with a promise for today", "suspended_account", on(40), false],
  ["suspended, with a broken promise", "suspended_account", on(39), true],
  ["late only", "dunning_2", null, false],
] as const)("%s", (_what, state, promisedOn, isSuspended) => {
  expect(suspendsAccount({ state, promisedOn }, on(40))).toBe(isSuspended);
});
