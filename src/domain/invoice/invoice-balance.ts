import { type Cents, cents } from "../money/money.ts";
import { daysBetween, type LocalDate } from "../time/local-time.ts";
import { type InvoiceKind, type InvoiceState, lateStates } from "./invoice-lifecycle.ts";

type Sums = { readonly totalCents: number; readonly paidCents: number; readonly creditedCents: number };

/** The amount still to be paid. Negative: more came in than is owed, and it goes back. */
export const openAmount = ({ totalCents, paidCents, creditedCents }: Sums): Cents =>
  cents(totalCents - creditedCents - paidCents);

/**
 * The status of an invoice by its sums, or undefined where it stays where it is. A credit alone never makes it paid:
 * taken back whole it is credited, taken back in part it waits for the rest.
 */
export function stateBySums(sums: Sums): Extract<InvoiceState, "part_paid" | "paid" | "credited"> | undefined {
  if (sums.creditedCents >= sums.totalCents) return "credited";
  if (sums.paidCents <= 0) return undefined;
  return openAmount(sums) <= 0 ? "paid" : "part_paid";
}

type BalanceInput = Sums & { readonly kind: InvoiceKind; readonly state: InvoiceState };

/** The amount of a document: never less than nothing, and nothing where it is a credit note, a draft or closed. */
export const dueAmount = (invoice: BalanceInput): Cents =>
  invoice.kind === "credit_note" || !isUnsettled(invoice.state) ? cents(0) : cents(Math.max(0, openAmount(invoice)));

/** Overpayment of a document: used for what comes next, or refunded. */
export const overpaidAmount = (invoice: Sums & { readonly kind: InvoiceKind }): Cents =>
  invoice.kind === "credit_note" ? cents(0) : cents(Math.max(0, -openAmount(invoice)));

export const ageingBands = ["not_due", "days_1_30", "days_31_60", "days_61_90", "days_over_90"] as const;
export type AgeingBand = (typeof ageingBands)[number];

/** How long an amount has been due. */
export function ageingBand(dueOn: LocalDate, today: LocalDate): AgeingBand {
  const late = daysBetween(dueOn, today);
  if (late <= 0) return "not_due";
  if (late <= 30) return "days_1_30";
  if (late <= 60) return "days_31_60";
  return late <= 90 ? "days_61_90" : "days_over_90";
}

/** States in which someone still owes something. */
export const unsettledStates = ["issued", "sent", "part_paid", ...lateStates] as const;

const unsettled: readonly InvoiceState[] = unsettledStates;

export const isUnsettled = (state: InvoiceState): boolean => unsettled.includes(state);
