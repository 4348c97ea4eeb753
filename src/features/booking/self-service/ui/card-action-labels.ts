import { isEnded } from "#domain/payment/booking-balance.ts";
import type { Href } from "#platform/browser/link.tsx";
import type { BookingLine } from "../own-contract.ts";
import { moneyText, titleOf } from "./messages.ts";

export type CardAction = {
  readonly kind: "accept" | "pay" | "rate" | "again";
  readonly label: string;
  readonly to: Href;
};

/** Days after a trip in which its rating is still asked for. */
const ratedDays = 14;

/** The one thing most likely wanted of a booking, beside its details. */
export function cardAction(booking: BookingLine, now: Date): CardAction | undefined {
  const { reference, state } = booking;
  if (state === "quoted") return { kind: "accept", label: "Accept quote", to: `/confirm-booking/${reference}` };
  if (moneyText(booking).isOpen) return { kind: "pay", label: "Pay", to: `/payment-selection?booking=${reference}` };
  const lastDay = new Date(booking.return_at ?? booking.pickup_at).getTime();
  const isFresh = now.getTime() - lastDay < ratedDays * 86_400_000;
  if (state === "completed" && isFresh)
    return { kind: "rate", label: "Rate trip", to: `/confirm-booking/${reference}` };
  const isOver = isEnded(booking) || ["completed", "closed", "expired"].includes(state);
  return isOver ? { kind: "again", label: "Book again", to: bookAgainAddress(booking) } : undefined;
}

type Booked = Pick<BookingLine, "service_type" | "offer" | "pickup_location" | "destination" | "passengers">;

/** The wizard with the same trip filled in, for another day. */
export function bookAgainAddress(booking: Booked): Href {
  const { service_type, offer, pickup_location, destination, passengers } = booking;
  const wanted = new URLSearchParams({
    service: service_type,
    ...(pickup_location && { pickup: pickup_location }),
    destination: offer ? titleOf(booking).replace(/ tour$/, "") : destination,
    passengers: String(passengers),
  });
  return `/booking?${wanted}`;
}
