import { addHours, addMinutes, localDateOf, localTime, momentOf } from "../time/local-time.ts";
import type { TripState } from "../trip/trip-lifecycle.ts";
import { isOver } from "../trip/trip-on-road.ts";
import type { BookingState } from "./booking-lifecycle.ts";
import type { CancellationPolicy } from "./cancellation.ts";
import { noticeText } from "./cancellation-terms.ts";

/** States of a booking that is still alive. A draft is not a booking yet. */
export const openBookingStates = [
  "requested",
  "quoted",
  "awaiting_payment",
  "confirmed",
  "in_progress",
] as const satisfies readonly BookingState[];

const isOpen = (state: BookingState): boolean => openBookingStates.some((open) => open === state);

/** Part of it still lies ahead and is not cancelled, so it has a trip card and an itinerary. */
export const hasTripAhead = (state: BookingState, trips: readonly { readonly state: TripState }[]): boolean =>
  isOpen(state) && trips.some((trip) => !isOver(trip));

/** Days end at midnight in Cape Town: until then, today's trips still lie ahead. */
export const startOfToday = (now: Date): Date => momentOf(localDateOf(now), localTime("00:00"));

type Outlook = { readonly state: BookingState; readonly pickupAt: Date; readonly returnAt: Date | null };

/** Whether the booking still lies ahead of its customer. */
export function isUpcoming({ state, pickupAt, returnAt }: Outlook, now: Date): boolean {
  if (!isOpen(state)) return false;
  return state === "in_progress" || (returnAt ?? pickupAt) >= startOfToday(now);
}

type Cancellable = Pick<Outlook, "state" | "pickupAt"> & { readonly createdAt: Date };
type Agreed = Pick<CancellationPolicy, "freeHours" | "graceMinutes">;

/**
 * Until when it can be cancelled free of charge by the policy agreed with it: some hours before pickup, and always just
 * after booking. Null if nothing is left to cancel.
 */
export function freeCancellationUntil(booking: Cancellable, { freeHours, graceMinutes }: Agreed, now: Date) {
  const { state, pickupAt, createdAt } = booking;
  if (!isOpen(state) || state === "in_progress" || pickupAt <= now) return null;
  const [byHours, byGrace] = [addHours(pickupAt, -freeHours), addMinutes(createdAt, graceMinutes)];
  return byGrace > byHours && byGrace > now ? byGrace : byHours;
}

type Cancelling = Pick<CancellationPolicy, "freeHours" | "lateShare" | "graceMinutes">;

/** The cost of cancelling, as a sentence. Free cancellation is offered only while it lasts. */
export function cancellationSentence(
  pickupAt: Date,
  policy: Cancelling,
  now: Date,
  { isConfirmed = false }: { readonly isConfirmed?: boolean } = {},
): string {
  const { freeHours, lateShare, graceMinutes } = policy;
  if (addHours(pickupAt, -freeHours) > now) return `Cancelling is free up to ${noticeText(freeHours)} before pickup.`;
  const late = lateShare === 0 ? "nothing" : `${Math.round(lateShare * 100)}% of the price`;
  return [
    `Your pickup is within ${noticeText(freeHours)}: ${isConfirmed ? "" : "once confirmed, "}cancelling costs ${late}.`,
    graceSentence(graceMinutes),
  ]
    .filter(Boolean)
    .join(" ");
}

/** Shown wherever the fee is. Empty if the company has no grace period. */
export const graceSentence = (minutes: number): string =>
  minutes > 0 ? `In the first ${minutes} minutes after booking, cancelling is free.` : "";

/** Reasons shown to the customer. Others are internal. */
export const tellableReasons = [
  "CUSTOMER_PLANS",
  "FLIGHT_CANCELLED",
  "DUPLICATE",
  "WEATHER",
  "ATTRACTION_CLOSED",
  "NO_VEHICLE",
  "NO_DRIVER",
  "VEHICLE_BREAKDOWN",
  "UNSAFE",
  "NON_PAYMENT",
  "CHILD_SEAT_UNAVAILABLE",
  "CANT_FULFIL_REQUEST",
] as const;
export type TellableReason = (typeof tellableReasons)[number];

export const tellableReason = (code: string | null): TellableReason | null =>
  tellableReasons.find((known) => known === code) ?? null;
