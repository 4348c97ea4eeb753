import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { bookingStatuses } from "#domain/booking/progress/booking-status.ts";
import { call, contract } from "#platform/contract.ts";
import { optionalEmailField } from "#platform/wire.ts";

/** A returning customer, with defaults for a new booking. */
export const knownCustomer = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  trips: z.array(
    z.object({
      reference: z.string(),
      status: z.enum(bookingStatuses),
      service_type: z.string(),
      offer: z.nullable(z.string()),
      /** The tour as it was sold. */
      service_name: z.string(),
      tour_name: z.nullable(z.string()),
      pickup_location: z.string(),
      destination: z.string(),
      pickup_at: z.iso.datetime(),
      passengers: z.int(),
    }),
  ),
});
export type KnownCustomer = z.output<typeof knownCustomer>;

const seeing = rolesThatMay("view_booking");
const booking = rolesThatMay("create_booking").filter((role) => seeing.includes(role));

/** Returning customers, for a colleague who books for them. */
export const bookingCustomersContract = contract({
  findCustomers: call({
    summary: "Finds customers by the start of a name, email address or phone number, with their latest trips.",
    access: booking,
    effect: "reads",
    input: z.object({
      search: z.string().check(z.trim(), z.minLength(2, "Enter at least two letters"), z.maxLength(100)),
    }),
    output: z.object({ customers: z.array(knownCustomer) }),
  }),
  checkAccount: call({
    summary: "Says whether a booking could go on the account of the customer’s company now, or what is in the way.",
    access: booking,
    effect: "reads",
    input: z.object({
      email: optionalEmailField,
      /** An existing booking, whose own company takes precedence over its customer’s. */
      booking_id: z._default(z.nullable(z.uuid()), null),
      cents: z.int().check(z.minimum(0), z.maximum(2_000_000_000)),
    }),
    output: z.object({ obstacle: z.nullable(z.string()) }),
  }),
});
