import type { BookingState } from "../../booking/booking-lifecycle.ts";

/**
 * The customer’s options now. `payable`: choose a way; `waiting`: a person answers first; `late`: the time to pay is
 * over; `settled`: nothing to pay; `billed`: a company’s monthly invoice asks for it; `over`: cancelled or declined;
 * `trial`: a test booking, which no one pays for.
 */
export const paymentPhases = ["payable", "waiting", "late", "settled", "billed", "over", "trial"] as const;
export type PaymentPhase = (typeof paymentPhases)[number];

type Payable = {
  readonly state: BookingState;
  readonly isTest: boolean;
  readonly holdUntil: Date | null;
  readonly totalCents: number | null;
  /** The amount that monthly invoices ask for it. */
  readonly billedByMonthCents: number;
};

/** Whether a booking can be paid now. */
export function paymentPhase(booking: Payable, owed: number, now: Date): PaymentPhase {
  const { state, isTest, holdUntil, totalCents, billedByMonthCents } = booking;
  if (isTest) return "trial";
  // Paying here as well would be paying twice.
  if (owed > 0 && billedByMonthCents > 0) return "billed";
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
    case "closed":
      return owed > 0 ? "payable" : "settled";
    case "cancelled":
    case "no_show":
      return owed > 0 ? "payable" : "over";
    default:
      return "over";
  }
}
