import { inSentence, type StatusLabel } from "../text/status-label.ts";
import type { BookingState } from "./booking-lifecycle.ts";
import type { Confirmation, ConfirmationDoubt } from "./confirmation.ts";
import type { BookingStatus } from "./progress/booking-status.ts";

/** A booking's status in the same words on every screen, email and export. */
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

/** A filter’s label for a state: a booking in progress may also read as between trips or as not reported. */
export const bookingChoiceLabel = (state: BookingState): string => {
  const { in_progress, between_trips, end_not_reported } = bookingLabels;
  return state === "in_progress"
    ? `${in_progress.label}, ${inSentence(between_trips.label)} or ${inSentence(end_not_reported.label)}`
    : bookingLabels[state].label;
};

/**
 * Customers and partners see a trip that was closed automatically as completed; a missing report is for our team to
 * follow up.
 */
export function customerBookingLabel(status: BookingStatus): StatusLabel {
  if (status === "end_not_reported") return { label: "Being completed", tone: "neutral" };
  return bookingLabels[status === "closed" ? "completed" : status];
}

/** How a trip is confirmed: instantly, after our reply, or not at that time. */
export const confirmationLabels: Readonly<Record<Confirmation, StatusLabel>> = {
  green: { label: "Instant", tone: "ok" },
  amber: { label: "On request", tone: "warn" },
  red: { label: "Unavailable", tone: "bad" },
};

/** Column headings of booking lists, on screen and in exports. */
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
  import: "Import",
};

export const sourceLabel = (source: string): string => sources[source] ?? source;

/** Why our team checks a booking first. */
export const doubtLabels: Readonly<Record<ConfirmationDoubt, string>> = {
  no_tour: "No tour is chosen yet.",
  priced_by_a_person: "We price this trip individually.",
  place_unknown: "We need to check one of the addresses.",
  beyond_service_area: "The trip goes more than 100 km from Cape Town.",
  group_too_large: "A group this size needs individual planning.",
  out_of_season: "This tour is out of season on that date.",
  may_be_closed: "We’ll check that everything the tour visits is open on that date.",
  too_much_luggage: "We’ll find a vehicle or trailer for your bags.",
  extra_on_request: "We’ll confirm the extras you chose.",
  short_notice: "The pickup is soon, so we’ll check with a driver.",
  fleet_unknown: "We’ll check which vehicle is available.",
};
