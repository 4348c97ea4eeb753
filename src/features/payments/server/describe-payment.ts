import { amountToSettle, firstAmountDue, keptByPayments, priceToSettle } from "#domain/payment/booking-balance.ts";
import { type PaymentPhase, paymentPhase } from "#domain/payment/checkout/payment-phase.ts";
import type { PaymentState } from "#domain/payment/payment-lifecycle.ts";
import type { AttemptStage, PaymentBusy } from "../payable-contract.ts";
import type { Attempt, PaidBooking } from "./views.ts";

/** The facts of a booking that payments need. */
export type PayableBooking = PaidBooking;

export type Standing = {
  readonly phase: PaymentPhase;
  /** Received towards the amount owed. */
  readonly paid: number;
  readonly now: number;
  readonly all: number;
};

/** The amount owed for a booking, and whether its customer can pay it. */
export function standingOf(booking: PayableBooking, attempts: readonly Attempt[], now: Date): Standing {
  const kept = keptByPayments(booking, attempts);
  const sums = { ...booking, paidCents: kept, refundedCents: 0 };
  const all = amountToSettle(sums);
  const phase = paymentPhase(booking, all, now);
  const paid = Math.max(0, Math.min(priceToSettle(booking) ?? 0, kept));
  return isOver(phase) ? { phase, paid, now: 0, all: 0 } : { phase, paid, now: firstAmountDue(sums), all };
}

/** It can no longer be paid, so it is not owed. */
const isOver = (phase: PaymentPhase) => phase === "late" || phase === "over";

/** The fee’s name for customers. */
export const feeName = ({ state }: Pick<PayableBooking, "state">): string =>
  state === "no_show" ? "no-show fee" : "cancellation fee";

/** On the gateway’s page, or with a bank that has not decided. */
export const isInFlight = ({ state, expiresAt }: Pick<Attempt, "state" | "expiresAt">, now: Date): boolean =>
  state === "processing" ||
  ((state === "created" || state === "redirected") && (expiresAt === null || expiresAt > now));

/** A payment in progress, so that no one pays twice; null if there is none. */
export function busyWith(attempts: readonly Attempt[], now: Date): PaymentBusy | null {
  if (attempts.some(({ state }) => state === "processing")) return "being_processed";
  if (attempts.some(({ state }) => state === "proof_submitted")) return "proof_being_checked";
  return attempts.some((one) => one.shareId !== null && isInFlight(one, now)) ? "share_being_paid" : null;
}

const stages: Partial<Record<PaymentState, AttemptStage>> = {
  created: "open",
  redirected: "open",
  awaiting_proof: "open",
  processing: "processing",
  failed: "failed",
  cancelled: "cancelled",
  expired: "cancelled",
  proof_submitted: "proof_sent",
  rejected: "proof_rejected",
  due_on_trip: "agreed",
  authorised: "agreed",
  invoiced: "agreed",
  overdue: "agreed",
};

export const stageOf = (state: PaymentState): AttemptStage => stages[state] ?? "received";
