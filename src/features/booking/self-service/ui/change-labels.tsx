import { formatDateTime } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import type { RefundState } from "#domain/payment/refund-lifecycle.ts";
import { isOnRoad, isOver } from "#domain/trip/trip-on-road.ts";
import type { ChangedField, ShownChange } from "../../change-contract.ts";
import type { CustomerReason, SelfBooking } from "../contract.ts";

/** Where a booking stands, in a sentence, and until when something is awaited. */
export type NextText = {
  readonly text: string;
  readonly until: string | null;
  readonly untilLabel: string;
  /** Once that has passed. */
  readonly over?: string;
};

const over: readonly SelfBooking["state"][] = ["cancelled", "declined", "expired"];
const nothing = { until: null, untilLabel: "" } as const;

export function nextText(booking: SelfBooking, now = new Date()): NextText {
  const waiting = booking.changes.find(({ state }) => state === "proposed");
  if (waiting?.answer_due_at)
    return {
      text: "You asked for a change. We answer shortly; until then everything stays as it is.",
      until: waiting.answer_due_at,
      untilLabel: "We answer within",
    };
  if (booking.is_test && !over.includes(booking.state))
    return { text: "This was a trial run: no vehicle is kept for it, and there is nothing to pay.", ...nothing };
  switch (booking.state) {
    case "requested":
      return {
        text: "A consultant looks at your request and answers with a price. Nothing is charged until you agree.",
        until: booking.answer_due_at,
        untilLabel: "We answer within",
      };
    case "quoted":
      return { text: "Your quote is ready. Accept it to confirm your booking, or call us.", ...nothing };
    case "awaiting_payment":
      return {
        text: booking.hold_until
          ? "Your vehicle is held for you. Pay in time and it is yours."
          : "Pay to confirm your booking.",
        until: booking.hold_until,
        untilLabel: "Held for",
        over: "The time to pay is over",
      };
    case "confirmed":
      return { text: roadWords(booking, now) ?? confirmedWords(booking), ...nothing };
    case "in_progress":
      return { text: roadWords(booking, now) ?? "Have a good trip.", ...nothing };
    case "completed":
    case "closed":
      return { text: "This trip is over. Thank you for travelling with us.", ...nothing };
    case "cancelled":
      return { text: cancelledWords(booking), ...nothing };
    case "expired":
      return {
        text: booking.may.revive
          ? "The time to pay ran out, so the vehicle was released. Everything you told us is still here."
          : "The time to pay ran out, so the vehicle was released. You can book again.",
        ...nothing,
      };
    case "declined":
      return { text: "We are sorry: we could not take this booking. Nothing was charged.", ...nothing };
    case "no_show":
      return { text: "The driver waited, but you did not meet. Please call us if this is wrong.", ...nothing };
    default:
      return { text: "", ...nothing };
  }
}

/** What is known of a trip around its pickup: where the driver is, never what the clock alone would say. */
function roadWords({ trips }: SelfBooking, now: Date): string | undefined {
  const moving = trips.find(isOnRoad);
  if (moving) return movingWords[moving.state];
  const ahead = trips.find((trip) => !isOver(trip));
  if (!ahead) return undefined;
  const start = new Date(ahead.planned_start);
  if (start < now)
    return `Pickup was at ${formatDateTime(ahead.planned_start)}. We’re waiting for our driver’s confirmation.`;
  return ahead.leg > 1 && trips.some(isOver)
    ? `Your return trip is on ${formatDateTime(ahead.planned_start)}.`
    : undefined;
}

const movingWords: Partial<Record<SelfBooking["trips"][number]["state"], string>> = {
  en_route: "Your driver is on the way to you.",
  arrived: "Your driver is at the pickup.",
  searching: "Your driver is at the pickup and looking for you. Please call us if you can’t find each other.",
  onboard: "You are on the way. Have a good trip.",
  stopover: "You are on the way. Have a good trip.",
};

function confirmedWords({ trips, payment }: SelfBooking): string {
  const due = formatRand(payment.due_cents);
  const open = payment.way === "cash" ? `You pay ${due} to the driver.` : `${due} is still to be paid.`;
  const drives = trips.some(({ driver }) => driver !== null) ? "stands below" : "appears here a day before";
  return `${payment.due_cents > 0 ? `Confirmed. ${open}` : "All set."} Who drives you, and in which car, ${drives}.`;
}

function cancelledWords({ payment, paid_cents }: SelfBooking): string {
  const fee = payment.fee_cents > 0 ? ` The cancellation fee is ${formatRand(payment.fee_cents)}` : "";
  if (paid_cents === 0)
    return `This booking is cancelled.${fee ? `${fee}; it stands on your invoice.` : " Nothing was charged."}`;
  const back = paid_cents > payment.fee_cents ? " What we pay back stands under Price." : "";
  return `This booking is cancelled.${fee && `${fee}.`}${back}`;
}

export const reasonChoices: Readonly<Record<CustomerReason, string>> = {
  CUSTOMER_PLANS: "My plans have changed",
  FLIGHT_CANCELLED: "My flight was cancelled",
  WEATHER: "The weather does not allow it",
  MEDICAL_WAIVER: "Somebody of us is in hospital",
  DEATH_WAIVER: "Somebody of us has died",
};

export const fieldLabels: Readonly<Record<ChangedField, string>> = {
  pickup: "Pickup",
  return: "Return",
  pickup_location: "From",
  destination: "To",
  passengers: "Passengers",
  bags: "Bags",
  child_seats: "Child seats",
  extra_stops: "Extra stops",
  flight_number: "Flight number",
  special_requirements: "Special requirements",
  phone: "Phone",
  name: "Name",
};

export function valueText(field: ChangedField, value: string): string {
  if (value === "") return "none";
  return field === "pickup" || field === "return" ? formatDateTime(value) : value;
}

export const changeStateLabels: Readonly<Record<ShownChange["state"], string>> = {
  proposed: "Waiting for our answer",
  applied: "Changed",
  rejected: "Not possible",
  withdrawn: "Withdrawn",
};

export const refundLabels: Readonly<Record<RefundState, string>> = {
  calculated: "being worked out",
  requested: "a person looks at it",
  approved: "approved, on its way",
  processing: "on its way",
  succeeded: "paid back; your bank takes 3 to 5 business days to show it",
  failed: "did not go through yet; we see to it",
  manual_transfer: "on its way by bank transfer",
  rejected: "not accepted",
};

export function differenceText(cents: number | null): string {
  if (cents === null) return "A person works out the price and tells you before anything changes.";
  if (cents === 0) return "The price stays the same.";
  return cents > 0 ? `${formatRand(cents)} more` : `${formatRand(-cents)} less`;
}
