import { daysBetween, type LocalDate } from "../time/local-time.ts";
import { openAmount } from "./invoice-balance.ts";
import {
  type InvoiceKind,
  type InvoiceState,
  invoiceLifecycle,
  type LateState,
  lateStates,
} from "./invoice-lifecycle.ts";

/** Days after the due date at which each step is taken. */
export const chaseDays: Readonly<Record<LateState, number>> = {
  overdue: 1,
  dunning_1: 7,
  dunning_2: 21,
  suspended_account: 30,
};

export type ChasedInvoice = {
  readonly kind: InvoiceKind;
  readonly state: InvoiceState;
  readonly totalCents: number;
  readonly paidCents: number;
  readonly creditedCents: number;
  readonly dueOn: LocalDate;
  /** Off: our team wants no reminders sent. */
  readonly isChased: boolean;
  readonly promisedOn: LocalDate | null;
  /** The day of the last step. */
  readonly chasedOn: LocalDate | null;
};

/**
 * The next step for an unpaid invoice on a day, or undefined where nothing is to be done. One step a day at most and
 * none left out, so that no one is suspended who was never reminded, even after a pause of the company. A promise that is
 * not broken yet waits. Being overdue is a fact and is recorded even where no one is reminded; the next steps are not.
 */
export function nextChase(invoice: ChasedInvoice, today: LocalDate): LateState | undefined {
  if (invoice.kind === "credit_note" || openAmount(invoice) <= 0) return undefined;
  if (invoice.promisedOn !== null && today <= invoice.promisedOn) return undefined;
  if (invoice.chasedOn !== null && today <= invoice.chasedOn) return undefined;
  const next = stepAfter(invoice.state);
  if (!next || (next !== "overdue" && !invoice.isChased)) return undefined;
  return daysBetween(invoice.dueOn, today) >= chaseDays[next] ? next : undefined;
}

const stepAfter = (state: InvoiceState): LateState | undefined =>
  lateStates.find((step) => invoiceLifecycle.can(state, step));

/** An organisation can’t book on account in these states; a promise to pay lifts that until its day. */
export const suspendsAccount = (
  { state, promisedOn }: Pick<ChasedInvoice, "state" | "promisedOn">,
  today: LocalDate,
): boolean => state === "suspended_account" && (promisedOn === null || promisedOn < today);
