/** All of it, or the legs named; what is to be paid back is told apart, by refund.due. */
export type BookingCancelled = {
  readonly type: "booking.cancelled";
  readonly reference: string;
  readonly code: string;
  readonly legs: readonly number[];
  readonly isWhole: boolean;
  /** What the customer was told: what it cost, what comes back, what our team still decides on. */
  readonly feeCents?: number;
  readonly refundCents?: number;
  readonly claimedCents?: number;
  /** Our team cancelled, not the customer. */
  readonly isByUs?: boolean;
  /** Of a request: its quote was declined or has expired, and so nothing is left to book. */
  readonly quoteEnd?: "declined" | "expired";
};
