import type { BookingSums } from "#domain/payment/booking-balance.ts";

type SumsOnWire = {
  readonly state: BookingSums["state"];
  readonly total_cents: number | null;
  readonly fee_cents: number;
  readonly paid_cents: number;
  readonly refunded_cents: number;
};

/** The money of a booking as it came over the wire, for the rules. */
export const sumsOf = ({ state, total_cents, fee_cents, paid_cents, refunded_cents }: SumsOnWire): BookingSums => ({
  state,
  totalCents: total_cents,
  feeCents: fee_cents,
  paidCents: paid_cents,
  refundedCents: refunded_cents,
});
