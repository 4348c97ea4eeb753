import type { PaymentState } from "#domain/payment/payment-lifecycle.ts";
import { amountsDue } from "#domain/payment/payment-ways.ts";
import type { AttemptStage, NotPayable, PaymentAttempt, PaymentPhase } from "../checkout/contract.ts";
import { type Attempt, keptOf, type PaidBooking } from "./views.ts";

/** A booking as `openBooking` hands it over: as much of it as paying needs. */
export type PayableBooking = PaidBooking;

export type Standing = {
  readonly phase: PaymentPhase;
  /** Of what is owed, what we have. */
  readonly paid: number;
  readonly now: number;
  readonly all: number;
};

/** What is owed for a booking, and what its customer can do about it. */
export function standingOf(booking: PayableBooking, attempts: readonly Attempt[], now: Date): Standing {
  const keptCents = keptOf(booking, attempts);
  const due = amountsDue({
    totalCents: owedFor(booking),
    depositCents: isFee(booking) ? null : booking.depositCents,
    keptCents,
  });
  const phase = phaseOf(booking, due.all, now);
  const paid = Math.max(0, Math.min(owedFor(booking) ?? 0, keptCents));
  return isOver(phase) ? { phase, paid, now: 0, all: 0 } : { phase, paid, ...due };
}

/** Nobody can pay it any more, so nobody owes it. */
const isOver = (phase: PaymentPhase) => phase === "late" || phase === "over";

/** What is not driven any more is owed for by its fee alone. */
export const isFee = ({ state }: Pick<PayableBooking, "state">): boolean =>
  state === "cancelled" || state === "no_show";

/** What the fee is called where a customer reads of it. */
export const feeName = ({ state }: Pick<PayableBooking, "state">): string =>
  state === "no_show" ? "no-show fee" : "cancellation fee";

export const owedFor = (booking: Pick<PayableBooking, "state" | "totalCents" | "feeCents">): number | null =>
  isFee(booking) ? booking.feeCents : booking.totalCents;

function phaseOf({ state, isTest, holdUntil, totalCents }: PayableBooking, owed: number, now: Date): PaymentPhase {
  if (isTest) return "trial";
  switch (state) {
    case "draft":
    case "requested":
    case "quoted":
      return "waiting";
    case "expired":
      return "late";
    case "awaiting_payment":
      if (totalCents === null) return "waiting";
      if (owed === 0) return "settled";
      return holdUntil !== null && holdUntil <= now ? "late" : "payable";
    case "confirmed":
    case "in_progress":
    case "completed":
      return owed > 0 ? "payable" : "settled";
    case "cancelled":
    case "no_show":
      return owed > 0 ? "payable" : "over";
    default:
      return state === "closed" ? "settled" : "over";
  }
}

/** Why nothing is asked for. */
export const notPayable: Readonly<Record<Exclude<PaymentPhase, "payable">, NotPayable>> = {
  waiting: "not_priced",
  late: "hold_expired",
  settled: "nothing_due",
  over: "booking_over",
  trial: "test_booking",
};

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

export const describeAttempt = (attempt: Attempt, reason: string | null = null): PaymentAttempt => ({
  id: attempt.id,
  method: attempt.method,
  stage: stageOf(attempt.state),
  amount_cents: attempt.amountCents,
  expires_at: attempt.expiresAt?.toISOString() ?? null,
  reason,
});
