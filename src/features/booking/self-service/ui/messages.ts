import { formatRand } from "#design/money.tsx";
import type { BookingState } from "#domain/booking/booking-lifecycle.ts";
import type { TellableReason } from "#domain/booking/booking-outlook.ts";
import { bookingBalance, isEnded } from "#domain/payment/booking-balance.ts";
import { daysBetween, hoursBetween, localDateOf } from "#domain/time/local-time.ts";
import { tripTitle } from "#domain/trip/trip-title.ts";
import { sumsOf } from "../../policy.ts";
import type { BookingDetail, BookingLine } from "../own-contract.ts";

/** The text for the moment a status started. */
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
  UNSAFE: "The trip couldn’t be made safely.",
  NON_PAYMENT: "It wasn’t paid in time.",
  CHILD_SEAT_UNAVAILABLE: "No child seat was available.",
  CANT_FULFIL_REQUEST: "We couldn’t meet the request.",
};

type Named = Pick<BookingLine, "service_name" | "tour_name">;

/** The booking: a tour by its name, anything else by its service. */
export const titleOf = ({ service_name, tour_name }: Named): string => tripTitle(service_name, tour_name);

/** For a missing address, which our team will ask for. */
export const placeOf = (text: string): string => text || "To be agreed";

export const peopleText = (count: number): string => (count === 1 ? "1 passenger" : `${count} passengers`);

/** How many days away something is, in Cape Town. */
export function daysAway(at: string, now: Date): string {
  const days = daysBetween(localDateOf(now), localDateOf(new Date(at)));
  if (days === 0) return "Today";
  if (days === 1) return "Tomorrow";
  return days > 1 ? `In ${days} days` : "";
}

const longestDriveHours = 6;

type Travelled = Pick<BookingLine, "status" | "pickup_at" | "return_at" | "days" | "pickup_location" | "destination">;

/** The drive that matters now: the outbound trip, or the return trip once the outbound trip is over. */
export function nextDrive(booking: Travelled, now: Date): { at: string; from: string; to: string; isReturn: boolean } {
  const { status, pickup_at, return_at, days, pickup_location, destination } = booking;
  const pickup = new Date(pickup_at);
  // A drive that began before midnight is under way after it.
  const isLongAgo = localDateOf(pickup) < localDateOf(now) && hoursBetween(pickup, now) >= longestDriveHours;
  const isOver = status === "between_trips" || isLongAgo;
  const isReturn = return_at !== null && days === 1 && isOver;
  if (isReturn) return { at: return_at, from: destination, to: pickup_location, isReturn };
  return { at: pickup_at, from: pickup_location, to: destination, isReturn };
}

type Priced = Pick<
  BookingLine,
  "state" | "total_cents" | "paid_cents" | "refunded_cents" | "fee_cents" | "payment_method"
>;

type MoneyText = { readonly amount: string; readonly note: string; readonly isOpen: boolean };

/** The price and the amount due, in one line. */
export function moneyText(booking: Priced): MoneyText {
  const { state, total_cents, payment_method } = booking;
  const { keptCents, dueCents } = bookingBalance(sumsOf(booking));
  if (isEnded(booking)) return moneyAfterwards(booking);
  if (total_cents === null) return { amount: "", note: "Price to follow", isOpen: false };
  const amount = formatRand(total_cents);
  if (dueCents > 0 && payment_method === "account") return { amount, note: "On account", isOpen: false };
  if (dueCents > 0) return { amount, note: keptCents > 0 ? dueText(dueCents) : "Amount due", isOpen: true };
  if (keptCents >= total_cents) return { amount, note: "Paid in full", isOpen: false };
  return { amount, note: state === "quoted" ? "Quoted" : "Price to be confirmed", isOpen: false };
}

/** The financial outcome of a booking that won’t take place. */
function moneyAfterwards(booking: Priced): MoneyText {
  const { state, fee_cents, refunded_cents, payment_method } = booking;
  const { keptCents, dueCents, overCents } = bookingBalance(sumsOf(booking));
  const fee = state === "no_show" ? "No-show fee" : "Cancellation fee";
  if (dueCents > 0 && payment_method === "account")
    return { amount: formatRand(fee_cents), note: `${fee}, on account`, isOpen: false };
  if (dueCents > 0)
    return { amount: formatRand(fee_cents), note: keptCents > 0 ? dueText(dueCents) : `${fee} due`, isOpen: true };
  if (overCents > 0) return { amount: formatRand(overCents), note: "To be refunded", isOpen: false };
  if (keptCents > 0) return { amount: formatRand(keptCents), note: fee, isOpen: false };
  if (refunded_cents > 0) return { amount: formatRand(refunded_cents), note: "Refunded", isOpen: false };
  return { amount: "", note: "Not charged", isOpen: false };
}

const dueText = (cents: number) => `${formatRand(cents)} due`;

export const messageAbout = ({ reference }: Pick<BookingDetail, "reference">): string =>
  `Hi! This is about my booking ${reference}.`;
