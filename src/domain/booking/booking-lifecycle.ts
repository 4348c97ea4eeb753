import { lifecycle } from "../lifecycle.ts";

/** The status of the agreement with the customer. Payment, trips and drivers have lifecycles of their own. */
export const bookingStates = [
  "draft",
  "requested",
  "quoted",
  "awaiting_payment",
  "confirmed",
  "in_progress",
  "completed",
  "closed",
  "no_show",
  "cancelled",
  "declined",
  "expired",
] as const;

export type BookingState = (typeof bookingStates)[number];

/** Anything not listed cannot happen. */
export const bookingLifecycle = lifecycle<BookingState>(
  {
    draft: ["requested", "awaiting_payment"],
    requested: ["quoted", "declined", "cancelled"],
    // A quote that we withdraw leaves its request without an answer again.
    quoted: ["awaiting_payment", "confirmed", "declined", "cancelled", "requested"],
    awaiting_payment: ["confirmed", "expired", "cancelled"],
    confirmed: ["in_progress", "no_show", "cancelled"],
    in_progress: ["completed", "no_show"],
    completed: ["closed"],
    closed: [],
    no_show: [],
    cancelled: [],
    declined: [],
    // A payment may arrive after its hold ran out, or the customer come back; both count when a vehicle is free.
    expired: ["confirmed", "awaiting_payment"],
  },
  {
    cancelled: ["requested", "quoted", "awaiting_payment", "confirmed"],
    completed: ["in_progress"],
  },
);
