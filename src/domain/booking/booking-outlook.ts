import { addHours, localDateOf, localTime, momentOf } from "../time/local-time.ts";
import type { BookingState } from "./booking-lifecycle.ts";
import type { CancellationPolicy } from "./cancellation.ts";

/** States in which a booking still leads somewhere. A draft is not a booking yet. */
export const openBookingStates = [
  "requested",
  "quoted",
  "awaiting_payment",
  "confirmed",
  "in_progress",
] as const satisfies readonly BookingState[];

const isOpen = (state: BookingState): boolean => openBookingStates.some((open) => open === state);

/** A day is over when it is over in Cape Town: until midnight, today's trips are still ahead. */
export const startOfToday = (now: Date): Date => momentOf(localDateOf(now), localTime("00:00"));

type Outlook = { readonly state: BookingState; readonly pickupAt: Date; readonly returnAt: Date | null };

/** Whether someone still looks forward to this booking. */
export function isUpcoming({ state, pickupAt, returnAt }: Outlook, now: Date): boolean {
  if (!isOpen(state)) return false;
  return state === "in_progress" || (returnAt ?? pickupAt) >= startOfToday(now);
}

type Agreed = Pick<CancellationPolicy, "freeHours">;

/** Until when it can be cancelled at no cost, by the rules agreed with it; null when nothing is left to cancel. */
export function freeCancellationUntil({ state, pickupAt }: Outlook, { freeHours }: Agreed, now: Date): Date | null {
  if (!isOpen(state) || state === "in_progress" || pickupAt <= now) return null;
  return addHours(pickupAt, -freeHours);
}

type Cancelling = Pick<CancellationPolicy, "freeHours" | "lateShare">;

/** What cancelling costs, as a sentence: free cancellation is offered only while it lasts. */
export function cancellationSentence(pickupAt: Date, { freeHours, lateShare }: Cancelling, now: Date): string {
  if (addHours(pickupAt, -freeHours) > now) return `Cancelling is free up to ${freeHours} hours before pickup.`;
  const late = lateShare === 0 ? "nothing" : `${Math.round(lateShare * 100)}% of the price`;
  return `Your pickup is within ${freeHours} hours: once confirmed, cancelling costs ${late}.`;
}

/** Reasons the customer is told. Others concern our team alone. */
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
