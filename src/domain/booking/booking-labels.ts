import { inSentence, type StatusLabel } from "../text/status-label.ts";
import type { BookingState } from "./booking-lifecycle.ts";
import type { Confirmation, ConfirmationDoubt } from "./confirmation.ts";
import type { BookingStatus } from "./progress/booking-status.ts";

/** A booking's status, in the same words on every screen, in every email and in every export. */
export const bookingLabels: Readonly<Record<BookingStatus, StatusLabel>> = {
  draft: { label: "Draft", tone: "neutral" },
  requested: { label: "Requested", tone: "warn" },
  quoted: { label: "Quoted", tone: "info" },
  awaiting_payment: { label: "Awaiting payment", tone: "warn" },
  confirmed: { label: "Confirmed", tone: "ok" },
  in_progress: { label: "In progress", tone: "violet" },
  between_trips: { label: "Between trips", tone: "info" },
  end_not_reported: { label: "End not reported", tone: "warn" },
  completed: { label: "Completed", tone: "ok" },
  closed: { label: "Closed", tone: "neutral" },
  no_show: { label: "No-show", tone: "bad" },
  cancelled: { label: "Cancelled", tone: "neutral" },
  declined: { label: "Declined", tone: "neutral" },
  expired: { label: "Expired", tone: "neutral" },
};

/** A choice of state in a filter: of bookings in progress some read as between trips, or as not reported. */
export const bookingChoiceLabel = (state: BookingState): string => {
  const { in_progress, between_trips, end_not_reported } = bookingLabels;
  return state === "in_progress"
    ? `${in_progress.label}, ${inSentence(between_trips.label)} or ${inSentence(end_not_reported.label)}`
    : bookingLabels[state].label;
};

/**
 * To customers and partners a trip that our books have closed is completed, and no more; that a driver has not reported is
 * our team’s to find out.
 */
export function customerBookingLabel(status: BookingStatus): StatusLabel {
  if (status === "end_not_reported") return { label: "Being completed", tone: "neutral" };
  return bookingLabels[status === "closed" ? "completed" : status];
}

/** How a trip is confirmed: at once, after our reply, or not at that time. */
export const confirmationLabels: Readonly<Record<Confirmation, StatusLabel>> = {
  green: { label: "Instant", tone: "ok" },
  amber: { label: "On request", tone: "warn" },
  red: { label: "Unavailable", tone: "bad" },
};

/** The column headings of a list of bookings, on the screen and in its export. */
export const bookingHeads = {
  pickup: "Pickup",
  state: "Status",
  money: "Payment",
  total: "Total",
  /** Received and not refunded. */
  paid: "Paid",
  driver: "Driver",
  partner: "Partner",
  taken: "Assigned to",
  source: "Source",
  phone: "Phone",
  created: "Booked",
} as const;

const sources: Readonly<Record<string, string>> = {
  website: "Website",
  booking_wizard: "Website",
  phone: "Phone",
  whatsapp: "WhatsApp",
  walk_in: "Walk-in",
  email: "Email",
  chat: "Chat",
  quote: "Quote",
  partner: "Partner",
  hotel: "Hotel",
  agent: "Travel agent",
  affiliate: "Affiliate",
  corporate: "Corporate client",
  contact_form_home: "Home page",
  contact_page: "Contact page",
  free_quote: "Free quote",
};

/** How a booking or an enquiry reached us. */
export const sourceLabel = (source: string): string => sources[source] ?? source;

/** Why our team looks at it first. */
export const doubtLabels: Readonly<Record<ConfirmationDoubt, string>> = {
  priced_by_a_person: "We price this trip individually.",
  place_unknown: "We need to check one of the addresses.",
  beyond_service_area: "The trip goes more than 100 km from Cape Town.",
  group_too_large: "A group this size needs individual planning.",
  out_of_season: "This tour is out of season on that date.",
  may_be_closed: "We’ll check that everything the tour visits is open on that date.",
  too_much_luggage: "We’ll find a vehicle or trailer for your bags.",
  short_notice: "The pickup is soon, so we’ll check with a driver.",
  fleet_unknown: "We’ll check which vehicle is available.",
};
