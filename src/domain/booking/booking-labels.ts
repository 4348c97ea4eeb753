import type { StatusLabel } from "../text/status-label.ts";
import type { BookingState } from "./booking-lifecycle.ts";
import type { Confirmation } from "./confirmation.ts";

/** A booking's status, in the same words on every screen, in every email and in every export. */
export const bookingLabels: Readonly<Record<BookingState, StatusLabel>> = {
  draft: { label: "Draft", tone: "neutral" },
  requested: { label: "Requested", tone: "warn" },
  quoted: { label: "Quoted", tone: "info" },
  awaiting_payment: { label: "Awaiting payment", tone: "warn" },
  confirmed: { label: "Confirmed", tone: "ok" },
  in_progress: { label: "In progress", tone: "violet" },
  completed: { label: "Completed", tone: "ok" },
  closed: { label: "Closed", tone: "neutral" },
  no_show: { label: "No-show", tone: "bad" },
  cancelled: { label: "Cancelled", tone: "neutral" },
  declined: { label: "Declined", tone: "neutral" },
  expired: { label: "Expired", tone: "neutral" },
};

/** To customers and partners a trip that our books have closed is completed, and no more. */
export const customerBookingLabel = (state: BookingState): StatusLabel =>
  bookingLabels[state === "closed" ? "completed" : state];

/** How a trip is confirmed: at once, after our reply, or not at that time. */
export const confirmationLabels: Readonly<Record<Confirmation, StatusLabel>> = {
  green: { label: "Instant", tone: "ok" },
  amber: { label: "On request", tone: "warn" },
  red: { label: "Unavailable", tone: "bad" },
};
