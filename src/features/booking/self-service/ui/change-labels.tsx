import { formatFullDate, formatFullDateTime, formatTime } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import { type OurReason, ourReason, ourReasons } from "#domain/booking/cancellation.ts";
import type { ChangedField } from "#domain/booking/change-labels.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { bookingBalance } from "#domain/payment/booking-balance.ts";
import { bankShowsRefund } from "#domain/payment/refund-time.ts";
import { addHours } from "#domain/time/local-time.ts";
import { isOnRoad, isOver } from "#domain/trip/trip-on-road.ts";
import type { ShownChange } from "../../change-contract.ts";
import { sumsOf } from "../../policy.ts";
import type { CustomerReason, SelfBooking } from "../contract.ts";

/** The status of a booking, in a sentence, and until when something is awaited. */
export type NextText = {
  readonly text: string;
  readonly until: string | null;
  readonly untilLabel: string;
  /** Shown once that has passed. */
  readonly over?: string;
};

const { driverDetailsToCustomerHours: driverNamedHours } = companyRules;

const over: readonly SelfBooking["state"][] = ["cancelled", "declined", "expired"];
const nothing = { until: null, untilLabel: "" } as const;

export function nextText(booking: SelfBooking, now = new Date()): NextText {
  const waiting = booking.changes.find(({ state }) => state === "proposed");
  if (waiting?.answer_due_at)
    return {
      text: "You’ve requested a change. We’ll reply shortly. Until then your booking is unchanged.",
      until: waiting.answer_due_at,
      untilLabel: "We’ll reply within",
    };
  if (booking.is_test && !over.includes(booking.state))
    return { text: "This is a test booking. No vehicle is held and there’s nothing to pay.", ...nothing };
  switch (booking.state) {
    case "requested":
      return {
        text: "A consultant will send you a quote. You pay nothing until you accept it.",
        until: booking.answer_due_at,
        untilLabel: "We’ll reply within",
      };
    case "quoted":
      return { text: "Your quote is ready. Accept it to confirm your booking, or call us.", ...nothing };
    case "awaiting_payment":
      return {
        text: booking.hold_until
          ? "We’re holding your vehicle. Pay in time to confirm your booking."
          : "Pay to confirm your booking.",
        until: booking.hold_until,
        untilLabel: "Held for",
        over: "The time to pay has passed",
      };
    case "confirmed":
      return { text: roadWords(booking, now) ?? confirmedWords(booking, now), ...nothing };
    case "in_progress":
      return { text: reliefWords(booking) ?? roadWords(booking, now) ?? "Your booking is in progress.", ...nothing };
    case "completed":
    case "closed":
      return { text: completedWords(booking), ...nothing };
    case "cancelled":
      return { text: cancelledWords(booking), ...nothing };
    case "expired":
      return {
        text: booking.may.revive
          ? "The time to pay has passed, so we released the vehicle. Your details are saved and you can rebook."
          : "The time to pay has passed, so we released the vehicle. You can make a new booking.",
        ...nothing,
      };
    case "declined":
      return { text: "We’re sorry, we couldn’t take this booking. You weren’t charged.", ...nothing };
    case "no_show":
      return { text: "The driver waited, but couldn’t find you. If this isn’t right, please call us.", ...nothing };
    default:
      return { text: "", ...nothing };
  }
}

/** A trip was interrupted, and another vehicle is coming. */
function reliefWords({ trips }: SelfBooking): string | undefined {
  const stranded = trips.find(({ relief }) => relief !== null);
  if (!stranded?.relief) return undefined;
  const { driver, relief } = stranded;
  const by = formatTime(relief.expected_at);
  if (!driver)
    return `We’re sorry, your trip was interrupted. We’re sending another vehicle, planned by ${by}. Please stay with your driver.`;
  return relief.state === "arrived" || relief.state === "searching"
    ? `${driver.first_name} is there to take you on.`
    : `We’re sorry, your trip was interrupted. ${driver.first_name} is coming with another vehicle, expected by ${by}.`;
}

const completedWords = ({ trips }: SelfBooking): string =>
  trips.some(({ state }) => state === "interrupted")
    ? "We’re sorry, your trip ended on the way. Please call us if you need anything."
    : "Your trip is completed. Thank you for travelling with us.";

/** The known facts of a trip around its pickup: reported, never guessed from the clock. */
function roadWords({ trips }: SelfBooking, now: Date): string | undefined {
  const moving = trips.find(isOnRoad);
  if (moving) return movingWords[moving.state];
  const ahead = trips.find((trip) => !isOver(trip));
  if (!ahead) return undefined;
  const start = new Date(ahead.pickup_at);
  if (start < now)
    return `Pickup was at ${formatFullDateTime(ahead.pickup_at)}. We’re waiting for our driver’s confirmation.`;
  return ahead.leg > 1 && trips.some(isOver)
    ? `Your return trip is on ${formatFullDateTime(ahead.pickup_at)}.`
    : undefined;
}

const movingWords: Partial<Record<SelfBooking["trips"][number]["state"], string>> = {
  en_route: "Your driver is on the way to you.",
  arrived: "Your driver is at the pickup.",
  searching: "Your driver is at the pickup and looking for you. Please call us if you can’t find each other.",
  onboard: "You’re on the way. Have a good trip.",
  stopover: "You’re on the way. Have a good trip.",
};

function confirmedWords({ trips, payment, pickup_at }: SelfBooking, now: Date): string {
  const due = formatRand(payment.due_cents);
  const open = payment.way === "cash" ? `You pay ${due} to the driver.` : `The amount due is ${due}.`;
  const isNamedSoon = new Date(trips[0]?.pickup_at ?? pickup_at) <= addHours(now, driverNamedHours);
  const unnamed = isNamedSoon ? "appear here as soon as they’re assigned" : "appear here 24 hours before pickup";
  const drives = trips.some(({ driver }) => driver !== null) ? "are shown below" : unnamed;
  return `${payment.due_cents > 0 ? `Confirmed. ${open}` : "All set."} Your driver’s name and vehicle ${drives}.`;
}

function cancelledWords(booking: SelfBooking): string {
  const { payment, paid_cents, refunded_cents } = booking;
  const because = ourReasonOf(booking);
  if (because) return ourCancellationWords(booking, because);
  const fee = payment.fee_cents > 0 ? ` The cancellation fee is ${formatRand(payment.fee_cents)}` : "";
  if (paid_cents === 0)
    return `This booking is cancelled.${fee ? `${fee}, which is on your invoice.` : " You weren’t charged."}`;
  const isRefund = refunded_cents > 0 || bookingBalance(sumsOf(booking)).overCents > 0;
  const back = isRefund ? " Your refund is shown under Price." : "";
  return `This booking is cancelled.${fee && `${fee}.`}${back}`;
}

/** Why we cancelled; null if the customer did. */
export function ourReasonOf({ moves }: Pick<SelfBooking, "moves">): OurReason | null {
  const move = moves.findLast(({ to_state }) => to_state === "cancelled");
  return move ? ourReason(move.reason, move.by === "us") : null;
}

function ourCancellationWords(booking: SelfBooking, because: OurReason): string {
  const back =
    booking.paid_cents === 0
      ? "You weren’t charged."
      : `You pay nothing, and we refund what you paid. ${bankShowsRefund}`;
  const on = "Do you still need to travel? Book again for another time, or call us and we’ll look for another way.";
  return `We’re sorry: we had to cancel this booking because ${ourReasons[because]}. ${back} ${on}`;
}

export const reasonChoices: Readonly<Record<CustomerReason, string>> = {
  CUSTOMER_PLANS: "My plans have changed",
  FLIGHT_CANCELLED: "My flight was cancelled",
  WEATHER: "Bad weather",
  MEDICAL_WAIVER: "Someone in our party is in hospital",
  DEATH_WAIVER: "There has been a death in our party",
};

export function valueText(field: ChangedField, value: string): string {
  if (value === "") return "none";
  if (field === "last_date") return formatFullDate(value);
  return field === "pickup" || field === "return" ? formatFullDateTime(value) : value;
}

export const changeStateLabels: Readonly<Record<ShownChange["state"], string>> = {
  proposed: "Awaiting our reply",
  applied: "Changed",
  rejected: "Not possible",
  withdrawn: "Withdrawn",
};

export function differenceText(cents: number | null): string {
  if (cents === null) return "We’ll send you the new price before anything changes.";
  if (cents === 0) return "The price stays the same.";
  return cents > 0 ? `${formatRand(cents)} more` : `${formatRand(-cents)} less`;
}
