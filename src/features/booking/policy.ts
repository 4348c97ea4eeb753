import type { BookingSums } from "#domain/payment/booking-balance.ts";

type SumsOnWire = {
  readonly state: BookingSums["state"];
  readonly total_cents: number | null;
  readonly fee_cents: number;
  readonly paid_cents: number;
  readonly refunded_cents: number;
};

/** A booking’s amounts from the wire, for the rules. */
export const sumsOf = ({ state, total_cents, fee_cents, paid_cents, refunded_cents }: SumsOnWire): BookingSums => ({
  state,
  totalCents: total_cents,
  feeCents: fee_cents,
  paidCents: paid_cents,
  refundedCents: refunded_cents,
});

/** The part of a booking needed to request the same trip again. */
export type BookedTrip = {
  readonly service_type: string;
  readonly offer: string | null;
  readonly tour_name: string | null;
  readonly pickup_location: string;
  readonly destination: string;
  readonly passengers: number;
};

/** The wizard with the same trip filled in, for another day. */
export function bookAgainAddress(booking: BookedTrip): `/booking?${string}` {
  const { service_type, offer, tour_name, pickup_location, destination, passengers } = booking;
  const pickup = pickup_location && { pickup: pickup_location };
  // A tour is identified by its name, which determines its route.
  const where: Record<string, string> = tour_name ? { tour: offer ?? "" } : { destination };
  const input = { service: service_type, ...pickup, ...where, passengers: String(passengers) };
  return `/booking?${new URLSearchParams(input)}`;
}
