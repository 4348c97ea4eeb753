import type { Tone } from "#design/badge.tsx";
import { formatRand } from "#design/money.tsx";
import type { BookingState } from "#domain/booking/booking-lifecycle.ts";
import type { TellableReason } from "#domain/booking/booking-outlook.ts";
import { daysBetween, localDateOf } from "#domain/time/local-time.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";
import { tripTitle } from "#domain/trip/trip-title.ts";
import type { BookingDetail, BookingLine } from "../own-contract.ts";

type StateWords = { readonly label: string; readonly tone: Tone; readonly happened: string };

/** A state as the customer knows it, and what is said of the moment it began. */
export const stateLabels: Readonly<Record<BookingState, StateWords>> = {
  draft: { label: "Draft", tone: "neutral", happened: "Begun" },
  requested: { label: "Requested", tone: "info", happened: "You asked for this trip" },
  quoted: { label: "Quoted", tone: "violet", happened: "We sent you a quote" },
  awaiting_payment: { label: "Awaiting payment", tone: "warn", happened: "Price agreed, payment to follow" },
  confirmed: { label: "Confirmed", tone: "ok", happened: "Confirmed: your vehicle is reserved" },
  in_progress: { label: "In progress", tone: "violet", happened: "Your driver set off" },
  completed: { label: "Completed", tone: "neutral", happened: "Trip completed" },
  closed: { label: "Completed", tone: "neutral", happened: "Booking closed" },
  no_show: { label: "Missed", tone: "bad", happened: "The driver waited, but you did not meet" },
  cancelled: { label: "Cancelled", tone: "bad", happened: "Cancelled" },
  declined: { label: "Declined", tone: "bad", happened: "We could not take this booking" },
  expired: { label: "Expired", tone: "neutral", happened: "The price ran out before it was paid" },
};

export const tripLabels: Readonly<Record<TripState, string>> = {
  planned: "Planned",
  unassigned: "Planned",
  offered: "Planned",
  assigned: "Driver chosen",
  reconfirmed: "Driver ready",
  en_route: "Driver on the way",
  arrived: "Driver at the pickup",
  searching: "Driver is looking for you",
  onboard: "On board",
  stopover: "At a stop",
  completed: "Completed",
  no_show: "Missed",
  interrupted: "Interrupted",
  cancelled: "Cancelled",
};

export const reasonLabels: Readonly<Record<TellableReason, string>> = {
  CUSTOMER_PLANS: "Your plans changed.",
  FLIGHT_CANCELLED: "Your flight was cancelled.",
  DUPLICATE: "It was booked twice.",
  WEATHER: "The weather did not allow it.",
  ATTRACTION_CLOSED: "The attraction was closed.",
  NO_VEHICLE: "No vehicle was free.",
  NO_DRIVER: "No driver was free.",
  VEHICLE_BREAKDOWN: "The vehicle broke down.",
  NON_PAYMENT: "It was not paid in time.",
  CHILD_SEAT_UNAVAILABLE: "No child seat was free.",
  CANT_FULFIL_REQUEST: "We could not do what was asked.",
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
  if (state === "quoted") return { amount, note: "Our price", isOpen: false };
  if (paid_cents === 0) return { amount, note: "To be paid", isOpen: true };
  return { amount, note: `${formatRand(total_cents - paid_cents)} still to be paid`, isOpen: true };
}

/** What became of the money of a booking that does not take place. */
function moneyAfterwards({ paid_cents, refunded_cents, fee_cents }: Priced): Omit<MoneyWords, "isOpen"> {
  const kept = paid_cents - refunded_cents;
  const isOwed = fee_cents > 0 ? "Cancellation fee" : "Nothing charged";
  if (paid_cents === 0) return { amount: fee_cents > 0 ? formatRand(fee_cents) : "", note: isOwed };
  if (kept <= 0) return { amount: formatRand(refunded_cents), note: "Paid back" };
  if (kept > fee_cents) return { amount: formatRand(kept - fee_cents), note: "On its way back to you" };
  return { amount: formatRand(kept), note: "Cancellation fee" };
}

export const messageAbout = ({ reference }: Pick<BookingDetail, "reference">): string =>
  `Hi! This is about my booking ${reference}.`;
