import { Badge, type Tone } from "#design/badge.tsx";
import { formatRand } from "#design/money.tsx";
import { bookingLabels } from "#domain/booking/booking-labels.ts";
import { type CancelCode, cancelCodes } from "#domain/booking/cancellation.ts";
import type { BookingStatus } from "#domain/booking/progress/booking-status.ts";
import { resold } from "#domain/booking/resale.ts";
import { bookingPaymentLabels } from "#domain/payment/payment-labels.ts";
import type { MoneyState } from "#domain/payment/payment-summary.ts";
import { tripTitle } from "#domain/trip/trip-title.ts";

export const cancelLabels: Readonly<Record<CancelCode, string>> = {
  CUSTOMER_PLANS: "Customer’s plans changed",
  FLIGHT_CANCELLED: "Flight cancelled",
  DUPLICATE: "Booked twice",
  PRICE: "Price",
  MEDICAL_WAIVER: "Hospital (with document)",
  DEATH_WAIVER: "Death (with document)",
  WEATHER: "Weather",
  ATTRACTION_CLOSED: "Attraction closed",
  NO_VEHICLE: "No vehicle",
  NO_DRIVER: "No driver",
  VEHICLE_BREAKDOWN: "Vehicle broke down",
  UNSAFE: "Unsafe",
  FRAUD: "Fraud",
  NON_PAYMENT: "Not paid",
  CHILD_SEAT_UNAVAILABLE: "No child seat",
  CANT_FULFIL_REQUEST: "Couldn’t meet the request",
  OTHER: "Other",
};
/** A stored reason may be a code or free text. */
export const reasonText = (reason: string | null): string | null =>
  Object.entries({ ...cancelLabels, PAID_TWICE: "Paid twice", [resold]: "Vehicle sold again" }).find(
    ([code]) => code === reason,
  )?.[1] ?? reason;
export const cancelOptions = Object.entries(cancelLabels).map(([value, label]) => ({ value, label }));

export const StatusBadge = ({ status }: { status: BookingStatus }) => {
  const { label, tone } = bookingLabels[status];
  return <Badge tone={tone}>{label}</Badge>;
};

export const MoneyBadge = ({ money }: { money: MoneyState }) => {
  const { label, tone } = bookingPaymentLabels[money];
  return <Badge tone={tone}>{label}</Badge>;
};

type Named = { service_name: string; tour_name: string | null };

export const serviceText = ({ service_name, tour_name }: Named) => tripTitle(service_name, tour_name);

export const randOrNone = (cents: number | null) => (cents === null ? "–" : formatRand(cents));

const minute = 60_000;
/** "in 12 min", "3 h late": the time left of a promise. */
export function dueLabel(dueAt: string, now: number): { text: string; tone: Tone } {
  const minutes = Math.round((Date.parse(dueAt) - now) / minute);
  const size = Math.abs(minutes);
  const span = spanOf(size);
  if (minutes < 0) return { text: `${span} late`, tone: "bad" };
  return { text: `in ${span}`, tone: minutes <= 5 ? "warn" : "neutral" };
}

function spanOf(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 1440)} days`;
}

export const codeOf = (text: string): CancelCode =>
  (Object.keys(cancelCodes) as CancelCode[]).find((code) => code === text) ?? "OTHER";
