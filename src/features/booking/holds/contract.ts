import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { bookingStates } from "#domain/booking/booking-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";
import { versionField } from "#platform/wire.ts";

const managing = rolesThatMay("change_booking");

/** Why a vehicle is held. */
export const holdReasons = ["unchosen", "online", "transfer", "cash", "quote"] as const;

export const heldBooking = z.object({
  /** The booking’s id, or the quote’s if `why` says so. */
  id: z.string(),
  version: z.int(),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  why: z.enum(holdReasons),
  total_cents: z.nullable(z.int()),
  pickup_at: z.string(),
  created_at: z.string(),
  /** Null: until pickup, because it is paid to the driver. */
  held_until: z.nullable(z.string()),
  vehicles: z.array(z.string()),
  is_stranger: z.boolean(),
  is_contact_confirmed: z.boolean(),
  /** The gateway or our team is checking a payment; until then the vehicle stays held. */
  is_being_paid: z.boolean(),
  /** Vehicles held now for strangers with the same network, email address or phone, including this one. */
  same_source: z.int(),
});
export type HeldBooking = z.output<typeof heldBooking>;

const looked = { id: z.uuid(), version: versionField };
const refusals = {
  not_found: "We couldn’t find that booking.",
  /** With `details.booking`: the current row. */
  changed_meanwhile: "Someone else has just changed this booking. Review the changes, then try again.",
  not_held: "This booking no longer has a held vehicle.",
};
const done = z.object({ reference: z.string(), version: z.int(), state: z.enum(bookingStates) });

export const bookingHoldsContract = contract({
  heldVehicles: call({
    summary: "Lists held vehicles, the hold that ends soonest first.",
    access: managing,
    effect: "reads",
    input: z.object({}),
    output: z.object({
      holds: z.array(heldBooking),
      /** More than are listed. */
      total: z.int(),
    }),
  }),
  releaseHold: call({
    summary: "Releases a hold early and emails the customer.",
    access: managing,
    effect: "changes",
    input: z.object({
      ...looked,
      reason: z
        .string("Enter a reason")
        .check(z.trim(), z.minLength(1, "Enter a reason"), z.maxLength(500, "Please use at most 500 characters")),
    }),
    output: done,
    refusals: { ...refusals, being_paid: "A payment for this booking is being checked. Decide on the payment first." },
  }),
  confirmHoldContact: call({
    summary: "Records that our team has reached the customer, so that the vehicle can be held for a bank transfer.",
    access: managing,
    effect: "changes",
    input: z.object(looked),
    output: done,
    refusals,
  }),
});
