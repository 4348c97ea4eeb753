import { tours } from "#domain/company/catalogue.ts";
import { isEnded } from "#domain/payment/booking-balance.ts";
import type { Href } from "#platform/browser/link.tsx";
import type { BookingLine, ListedBooking } from "../own-contract.ts";
import { moneyText } from "./messages.ts";

export type CardAction = {
  readonly kind: "accept" | "pay" | "rate" | "again";
  readonly label: string;
  readonly to: Href;
};

/** The one thing most likely wanted of a booking, beside its details. */
export function cardAction(booking: ListedBooking): CardAction | undefined {
  const { reference, state } = booking;
  if (state === "quoted") return { kind: "accept", label: "Accept quote", to: `/confirm-booking/${reference}` };
  if (moneyText(booking).isOpen) return { kind: "pay", label: "Pay", to: `/payment-selection?booking=${reference}` };
  if (booking.may_rate) return { kind: "rate", label: "Rate trip", to: `/confirm-booking/${reference}` };
  const isOver = isEnded(booking) || ["completed", "closed", "expired"].includes(state);
  return isOver ? { kind: "again", label: "Book again", to: bookAgainAddress(booking) } : undefined;
}

type Booked = Pick<BookingLine, "service_type" | "offer" | "pickup_location" | "destination" | "passengers">;

/** The wizard with the same trip filled in, for another day. */
export function bookAgainAddress(booking: Booked): Href {
  const { service_type, offer, pickup_location, destination, passengers } = booking;
  const pickup = pickup_location && { pickup: pickup_location };
  // A tour is chosen by its name; where it leads follows from that.
  const isTour = service_type === "day_tour" && tours.some(({ slug }) => slug === offer);
  const where: Record<string, string> = isTour ? { tour: offer ?? "" } : { destination };
  const wanted = { service: service_type, ...pickup, ...where, passengers: String(passengers) };
  return `/booking?${new URLSearchParams(wanted)}`;
}
