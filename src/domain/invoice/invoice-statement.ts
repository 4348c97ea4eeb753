import { add, type Cents, cents, zero } from "../money/money.ts";
import type { LocalDate } from "../time/local-time.ts";
import { type AgeingBand, ageingBand, ageingBands } from "./invoice-balance.ts";

/** An account’s entries: documents raise or lower the balance, payments lower it, refunds raise it. */
export type AccountEntry = {
  readonly on: LocalDate;
  readonly kind: "invoice" | "credit_note" | "payment" | "refund" | "write_off";
  readonly number: string;
  readonly text: string;
  /** Positive: owes more. Negative: owes less. */
  readonly amount: Cents;
  /** The invoice it belongs to. */
  readonly invoiceId: string;
  readonly dueOn: LocalDate;
};

export type StatementRow = AccountEntry & { readonly balance: Cents };

export type Statement = {
  readonly opening: Cents;
  readonly rows: readonly StatementRow[];
  readonly invoiced: Cents;
  readonly credited: Cents;
  readonly paid: Cents;
  readonly closing: Cents;
  /** The ageing of the closing balance. Overpayments reduce what is not due yet. */
  readonly ageing: Readonly<Record<AgeingBand, Cents>>;
};

type Period = { readonly from: LocalDate; readonly until: LocalDate };

/** An account over a period: opening balance, entries, closing balance and its ageing. */
export function statementOf(entries: readonly AccountEntry[], { from, until }: Period): Statement {
  const known = entries.filter(({ on }) => on <= until).toSorted(inOrder);
  const opening = sum(known.filter(({ on }) => on < from));
  const within = known.filter(({ on }) => on >= from);
  let balance = opening;
  const rows = within.map((entry) => {
    balance = cents(balance + entry.amount);
    return { ...entry, balance };
  });
  const of = (...kinds: AccountEntry["kind"][]) => sum(within.filter(({ kind }) => kinds.includes(kind)));
  return {
    opening,
    rows,
    invoiced: of("invoice"),
    credited: of("credit_note", "write_off"),
    paid: of("payment", "refund"),
    closing: balance,
    ageing: ageingOf(known, until),
  };
}

/** Documents come before the same day’s money: no one pays what is not billed. */
const rank: Readonly<Record<AccountEntry["kind"], number>> = {
  invoice: 0,
  credit_note: 1,
  payment: 2,
  refund: 3,
  write_off: 4,
};

const inOrder = (a: AccountEntry, b: AccountEntry) =>
  compare(a.on, b.on) || rank[a.kind] - rank[b.kind] || compare(a.number, b.number);

const compare = (a: string, b: string) => Number(a > b) - Number(a < b);

const sum = (entries: readonly AccountEntry[]): Cents => add(zero, ...entries.map(({ amount }) => amount));

function ageingOf(entries: readonly AccountEntry[], on: LocalDate): Record<AgeingBand, Cents> {
  const ageing = Object.fromEntries(ageingBands.map((band) => [band, zero])) as Record<AgeingBand, Cents>;
  for (const id of new Set(entries.map(({ invoiceId }) => invoiceId))) {
    const counted = entries.filter(({ invoiceId }) => invoiceId === id);
    const open = sum(counted);
    const due = counted.find(({ kind }) => kind === "invoice")?.dueOn ?? on;
    const band = open > 0 ? ageingBand(due, on) : "not_due";
    ageing[band] = cents(ageing[band] + open);
  }
  return ageing;
}
