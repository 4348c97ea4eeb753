import { tours } from "#domain/company/catalogue.ts";

/** A booking as far as the same trip can be asked for again. */
export type BookedTrip = {
  readonly service_type: string;
  readonly offer: string | null;
  readonly pickup_location: string;
  readonly destination: string;
  readonly passengers: number;
};

/** The wizard with the same trip filled in, for another day. */
export function bookAgainAddress(booking: BookedTrip): `/booking?${string}` {
  const { service_type, offer, pickup_location, destination, passengers } = booking;
  const pickup = pickup_location && { pickup: pickup_location };
  // A tour is chosen by its name; where it leads follows from that.
  const isTour = service_type === "day_tour" && tours.some(({ slug }) => slug === offer);
  const where: Record<string, string> = isTour ? { tour: offer ?? "" } : { destination };
  const wanted = { service: service_type, ...pickup, ...where, passengers: String(passengers) };
  return `/booking?${new URLSearchParams(wanted)}`;
}
