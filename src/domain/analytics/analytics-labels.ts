import { sourceLabel } from "../booking/booking-labels.ts";
import type { Measure } from "./measures.ts";
import type { TileId } from "./tiles.ts";

export const tileLabels: Readonly<Record<TileId, string>> = {
  requests: "Booking requests",
  sold: "Sold",
  quotes_won: "Quotes won",
  response: "Time to our answer",
  on_time: "On time",
  utilisation: "Hours with passengers",
  empty_km: "Kilometres without passengers",
  cancelled: "Cancelled",
  refunds: "Refunded",
  returning: "From returning customers",
};

export const stepLabels = {
  service: "Chose a service",
  details: "Gave the details",
  contact: "Gave a contact",
  review: "Reviewed",
  sent: "Submitted",
} as const;

const outcomeLabels: Readonly<Record<Exclude<Measure, "refund" | "step">, Readonly<Record<string, string>>>> = {
  booking: {
    open: "Open",
    sold: "Sold",
    driven: "Driven",
    no_show: "No-show",
    cancelled: "Cancelled",
    lost: "Not sold",
  },
  customer: { first: "First booking", returned: "Came back", more: "Another one" },
  response: { waiting: "Waiting", kept: "In time", late: "Late" },
  quote: { open: "Open", won: "Won", declined: "Declined", expired: "Expired", withdrawn: "Withdrawn" },
  pickup: { on_time: "On time", late: "Late", unknown: "Unknown" },
  price: { kept: "As agreed", raised: "Raised by our team" },
  wait: { kept: "Free time kept", early: "Charged too early" },
  shift: { known: "Counted", unknown: "Kilometres unknown" },
};

export function outcomeLabel(measure: Measure, outcome: string): string {
  if (measure === "refund") return `${outcome.charAt(0)}${outcome.slice(1).toLowerCase().replaceAll("_", " ")}`;
  const labels: Readonly<Record<string, string>> = measure === "step" ? stepLabels : outcomeLabels[measure];
  return labels[outcome] ?? outcome;
}

/** Where a booking came from. A partner’s link is labelled as our own site. */
export const channelLabel = (source: string): string =>
  source === "partner_link" ? "A partner’s link" : sourceLabel(source);

/** “45 min”, “3 h 20 min”, “2 days” */
export function spanText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  if (minutes >= 2 * 24 * 60) return `${Math.floor(minutes / (24 * 60))} days`;
  const rest = minutes % 60;
  return rest === 0 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}
