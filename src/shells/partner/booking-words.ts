import type { Tone } from "#design/badge.tsx";
import type { BookingState } from "#domain/booking/booking-lifecycle.ts";

/** How a booking stands, in words for the partner who made it. */
export const bookingStateWords: Readonly<Record<BookingState, { readonly name: string; readonly tone: Tone }>> = {
  draft: { name: "Draft", tone: "neutral" },
  requested: { name: "Requested", tone: "warn" },
  quoted: { name: "Quoted", tone: "warn" },
  awaiting_payment: { name: "Awaiting payment", tone: "warn" },
  confirmed: { name: "Confirmed", tone: "ok" },
  in_progress: { name: "In progress", tone: "violet" },
  completed: { name: "Completed", tone: "info" },
  closed: { name: "Closed", tone: "neutral" },
  no_show: { name: "No-show", tone: "bad" },
  cancelled: { name: "Cancelled", tone: "neutral" },
  declined: { name: "Declined", tone: "bad" },
  expired: { name: "Expired", tone: "neutral" },
};

/** What a partner calls the people it books for. */
export const guestWords = {
  hotel: { title: "Bookings for your guests", person: "Guest" },
  travel_agency: { title: "Bookings for your clients", person: "Client" },
  corporate: { title: "Bookings for your team", person: "Passenger" },
  affiliate: { title: "Bookings through you", person: "Passenger" },
} as const;
