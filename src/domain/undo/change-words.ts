import { cents, formatMoney } from "../money/money.ts";
import { formatMoment } from "../time/local-time.ts";

/** Someone’s latest change to a record, as its history has it. */
export type LatestChange = {
  /** Such as `booking.edited` or `trip.assigned`. */
  readonly action: string;
  /** Each fact that changed, as it is now; or sums in cents. */
  readonly details: Readonly<Record<string, unknown>>;
  readonly at: Date;
};

const phrases: Readonly<Record<string, string>> = {
  "booking.cancelled_by_team": "cancelled this booking",
  "booking.declined": "declined this request",
  "booking.taken": "assigned this booking",
  "booking.answered": "marked this booking as answered",
  "booking.noted": "added a note",
  "booking.fee_waived": "waived the fee",
  "booking.document_added": "added a document",
  "booking.document_removed": "removed a document",
  "booking.confirmed_unpaid": "confirmed this booking",
  "booking.no_show": "recorded a no-show",
  "card.charged": "charged a saved card",
  "trip.assigned": "assigned a driver",
  "trip.unassigned": "removed the driver",
  "trip.offered": "offered this trip",
  "trip.cancelled": "cancelled this trip",
  "trip.reconfirmed": "reconfirmed this trip",
  "quote.sent": "sent this quote",
  "quote.withdrawn": "withdrew this quote",
  "enquiry.contacted": "answered this enquiry",
};

/** “Thandi Mokoena changed the pickup to Sat 21 Nov 2026 14:30 2 minutes ago.” */
export function changeSentence(by: string, change: LatestChange, now: Date): string {
  return `${by} ${phraseOf(change)} ${timeAgo(change.at, now)}.`;
}

function phraseOf({ action, details }: LatestChange): string {
  const facts = factsIn(details);
  if (facts) return `changed ${facts}`;
  if (/price_|fee_changed/.test(action) && typeof details.to_cents === "number")
    return `changed the ${action.includes("fee") ? "fee" : "price"} to ${formatMoney(cents(details.to_cents))}`;
  const known = phrases[action];
  if (known) return known;
  return action.endsWith(".undone") ? "undid the last action" : "changed this record";
}

/** Facts of a booking, as its changes are kept. */
const labels: Readonly<Record<string, string>> = {
  pickupAt: "pickup time",
  returnAt: "return time",
  pickupLocation: "pickup address",
  destination: "destination",
  passengers: "passengers",
  bags: "bags",
  childSeats: "child seats",
  vehicleClass: "vehicle",
  phone: "phone number",
  firstName: "first name",
  lastName: "last name",
};

/** “the pickup to …, and the bags to 4”; of more than two facts their names alone. */
function factsIn(details: Readonly<Record<string, unknown>>): string | null {
  const changed = Object.entries(details).flatMap(([key, value]) => {
    const label = labels[key];
    return label ? [{ label, value: textOf(value) }] : [];
  });
  if (changed.length === 0) return null;
  if (changed.length > 2) return changed.map(({ label }) => `the ${label}`).join(", ");
  return changed.map(({ label, value }) => (value ? `the ${label} to ${value}` : `the ${label}`)).join(" and ");
}

function textOf(value: unknown): string {
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") return "";
  return /^\d{4}-\d\d-\d\dT/.test(value) ? formatMoment(new Date(value)) : value;
}

const minutes = 60_000;

function timeAgo(at: Date, now: Date): string {
  const ago = Math.floor((now.getTime() - at.getTime()) / minutes);
  if (ago < 1) return "just now";
  if (ago < 60) return ago === 1 ? "a minute ago" : `${ago} minutes ago`;
  return `on ${formatMoment(at)}`;
}
