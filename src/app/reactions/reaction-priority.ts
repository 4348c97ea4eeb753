import type { EventType } from "#domain/events.ts";
import type { ReactionPriority } from "#platform/jobs/events.ts";

/** Someone is waiting for these: a driver for help, a customer for the bank, a vehicle for its payment. */
const first: ReadonlySet<EventType> = new Set([
  "sos.raised",
  "trip.broken_off",
  "payment.notified",
  "payment.succeeded",
  "payment.withdrawn",
  "invoice.payment_received",
  "invoice.payment_withdrawn",
  "voucher.paid",
  "refund.due",
  "refund.approved",
  "refund.succeeded",
  "payment.returned",
]);

/** Figures for charts and reports, which may be a little late. */
export const statistics: ReadonlySet<string> = new Set([
  "countBookingRequest",
  "countCosts",
  "countDocument",
  "countDriven",
  "countEnquiry",
  "countPurchase",
  "countQuote",
  "countRevenue",
  "countUnimported",
  "countShift",
]);

export const reactionPriority: ReactionPriority = (type, reaction) => {
  if (statistics.has(reaction)) return "last";
  return first.has(type) ? "first" : "ordinary";
};
