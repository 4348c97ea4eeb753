import { formatRand } from "#design/money.tsx";
import type { BookingState } from "#domain/booking/booking-lifecycle.ts";
import type { TellableReason } from "#domain/booking/booking-outlook.ts";
import { daysBetween, localDateOf } from "#domain/time/local-time.ts";
import { tripTitle } from "#domain/trip/trip-title.ts";
import type { BookingDetail, BookingLine } from "../own-contract.ts";

/** What is said of the moment a status began. */
export const happenedTexts: Readonly<Record<BookingState, string>> = {
  draft: "You started a booking",
  requested: "You requested this trip",
  quoted: "We sent you a quote",
  awaiting_payment: "Price agreed, payment to follow",
  confirmed: "Confirmed: your vehicle is reserved",
  in_progress: "Your driver set off",
  completed: "Trip completed",
  closed: "Booking closed",
  no_show: "No-show: the driver waited, but couldn’t find you",
  cancelled: "Cancelled",
  declined: "We couldn’t take this booking",
  expired: "Expired before it was paid",
};

export const reasonLabels: Readonly<Record<TellableReason, string>> = {
  CUSTOMER_PLANS: "Your plans changed.",
  FLIGHT_CANCELLED: "Your flight was cancelled.",
  DUPLICATE: "It was booked twice.",
  WEATHER: "Bad weather.",
  ATTRACTION_CLOSED: "The attraction was closed.",
  NO_VEHICLE: "No vehicle was available.",
  NO_DRIVER: "No driver was available.",
  VEHICLE_BREAKDOWN: "The vehicle broke down.",
  NON_PAYMENT: "It wasn’t paid in time.",
  CHILD_SEAT_UNAVAILABLE: "No child seat was available.",
  CANT_FULFIL_REQUEST: "We couldn’t meet the request.",
};

type Named = Pick<BookingLine, "service_type" | "offer">;

/** What was booked: a tour by its name, anything else by its service. */
export const titleOf = ({ service_type, offer }: Named): string => tripTitle(service_type, offer);

/** Where an address was not given, a person asks for it. */
export const placeOf = (text: string): string => text || "To be agreed";

export const peopleText = (count: number): string => (count === 1 ? "1 passenger" : `${count} passengers`);

/** How far off a day is, in the days of Cape Town. */
export function daysAway(at: string, now: Date): string {
  const days = daysBetween(localDateOf(now), localDateOf(new Date(at)));
  if (days === 0) return "Today";
  if (days === 1) return "Tomorrow";
  return days > 1 ? `In ${days} days` : "";
}

type Travelled = Pick<BookingLine, "pickup_at" | "return_at" | "pickup_location" | "destination">;

/** The drive that matters now: the way there, or the way back once the way there is over. */
export function nextDrive(booking: Travelled, now: Date): { at: string; from: string; to: string; isReturn: boolean } {
  const { pickup_at, return_at, pickup_location, destination } = booking;
  const isReturn = return_at !== null && localDateOf(new Date(pickup_at)) < localDateOf(now);
  if (isReturn) return { at: return_at, from: destination, to: pickup_location, isReturn };
  return { at: pickup_at, from: pickup_location, to: destination, isReturn };
}

type Priced = Pick<BookingLine, "state" | "total_cents" | "paid_cents" | "refunded_cents" | "fee_cents">;

const neverPaid: readonly BookingState[] = ["cancelled", "declined", "expired"];

type MoneyWords = { readonly amount: string; readonly note: string; readonly isOpen: boolean };

/** What it costs and what is still open, in one line. */
export function moneyText(booking: Priced): MoneyWords {
  const { state, total_cents, paid_cents } = booking;
  if (neverPaid.includes(state)) return { ...moneyAfterwards(booking), isOpen: false };
  if (total_cents === null) return { amount: "", note: "Price to follow", isOpen: false };
  const amount = formatRand(total_cents);
  if (paid_cents >= total_cents) return { amount, note: "Paid in full", isOpen: false };
  if (state === "quoted") return { amount, note: "Quoted", isOpen: false };
  if (paid_cents === 0) return { amount, note: "Amount due", isOpen: true };
  return { amount, note: `${formatRand(total_cents - paid_cents)} due`, isOpen: true };
}

/** What became of the money of a booking that does not take place. */
function moneyAfterwards({ paid_cents, refunded_cents, fee_cents }: Priced): Omit<MoneyWords, "isOpen"> {
  const kept = paid_cents - refunded_cents;
  const isOwed = fee_cents > 0 ? "Cancellation fee" : "Not charged";
  if (paid_cents === 0) return { amount: fee_cents > 0 ? formatRand(fee_cents) : "", note: isOwed };
  if (kept <= 0) return { amount: formatRand(refunded_cents), note: "Refunded" };
  if (kept > fee_cents) return { amount: formatRand(kept - fee_cents), note: "To be refunded" };
  return { amount: formatRand(kept), note: "Cancellation fee" };
}

export const messageAbout = ({ reference }: Pick<BookingDetail, "reference">): string =>
  `Hi! This is about my booking ${reference}.`;
