import { type Cents, cents } from "../money/money.ts";
import { daysBetween, type LocalDate } from "../time/local-time.ts";
import { type InvoiceKind, type InvoiceState, lateStates } from "./invoice-lifecycle.ts";

type Sums = { readonly totalCents: number; readonly paidCents: number; readonly creditedCents: number };

/** The amount still to be paid. Negative: overpaid, and due back. */
export const openAmount = ({ totalCents, paidCents, creditedCents }: Sums): Cents =>
  cents(totalCents - creditedCents - paidCents);

/**
 * An invoice’s status from its sums, or undefined if it doesn’t change. A credit alone never makes it paid: fully
 * credited it is credited, partly credited it waits for the rest.
 */
export function stateBySums(sums: Sums): Extract<InvoiceState, "part_paid" | "paid" | "credited"> | undefined {
  if (sums.creditedCents >= sums.totalCents) return "credited";
  if (sums.paidCents <= 0) return undefined;
  return openAmount(sums) <= 0 ? "paid" : "part_paid";
}

type BalanceInput = Sums & { readonly kind: InvoiceKind; readonly state: InvoiceState };

/** The amount due on a document: never negative, and zero for a credit note, a draft or a closed one. */
export const dueAmount = (invoice: BalanceInput): Cents =>
  invoice.kind === "credit_note" || !isUnsettled(invoice.state) ? cents(0) : cents(Math.max(0, openAmount(invoice)));

/** A document’s overpayment: applied to a later document, or refunded. */
export const overpaidAmount = (invoice: Sums & { readonly kind: InvoiceKind }): Cents =>
  invoice.kind === "credit_note" ? cents(0) : cents(Math.max(0, -openAmount(invoice)));

export const ageingBands = ["not_due", "days_1_30", "days_31_60", "days_61_90", "days_over_90"] as const;
export type AgeingBand = (typeof ageingBands)[number];

export function ageingBand(dueOn: LocalDate, today: LocalDate): AgeingBand {
  const late = daysBetween(dueOn, today);
  if (late <= 0) return "not_due";
  if (late <= 30) return "days_1_30";
  if (late <= 60) return "days_31_60";
  return late <= 90 ? "days_61_90" : "days_over_90";
}

/** States in which an amount is still owed. */
export const unsettledStates = ["issued", "sent", "part_paid", ...lateStates] as const;

const unsettled: readonly InvoiceState[] = unsettledStates;

export const isUnsettled = (state: InvoiceState): boolean => unsettled.includes(state);
