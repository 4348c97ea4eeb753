import { isEnded } from "#domain/payment/booking-balance.ts";
import type { Href } from "#platform/browser/link.tsx";
import { bookAgainAddress } from "../../policy.ts";
import type { ListedBooking } from "../own-contract.ts";

export type CardAction = {
  readonly kind: "accept" | "pay" | "rate" | "again";
  readonly label: string;
  readonly to: Href;
};

/** The most likely action on a booking, apart from its details. */
export function cardAction(booking: ListedBooking): CardAction | undefined {
  const { reference, state } = booking;
  if (state === "quoted") return { kind: "accept", label: "Accept quote", to: `/confirm-booking/${reference}` };
  if (booking.may_pay) return { kind: "pay", label: "Pay", to: `/payment-selection?booking=${reference}` };
  if (booking.may_rate) return { kind: "rate", label: "Rate trip", to: `/confirm-booking/${reference}` };
  const isOver = isEnded(booking) || ["completed", "closed", "expired"].includes(state);
  return isOver ? { kind: "again", label: "Book again", to: bookAgainAddress(booking) } : undefined;
}
