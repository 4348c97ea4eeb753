import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { bookingStatuses } from "#domain/booking/progress/booking-status.ts";
import { incidentTypes } from "#domain/incident/incident-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";
import { searchField } from "#platform/wire.ts";
import { listedCustomer } from "./contract.ts";

const viewers = rolesThatMay("view_customers");
const moment = z.iso.datetime();

const callerTrip = z.object({
  reference: z.string(),
  status: z.enum(bookingStatuses),
  service_type: z.string(),
  offer: z.nullable(z.string()),
  /** The tour as it was sold. */
  service_name: z.string(),
  tour_name: z.nullable(z.string()),
  pickup_location: z.string(),
  destination: z.string(),
  pickup_at: moment,
  passengers: z.int(),
});
export type CallerTrip = z.output<typeof callerTrip>;

const caller = z.extend(listedCustomer, {
  first_name: z.string(),
  last_name: z.string(),
  block_reason: z.nullable(z.string()),
  company: z.nullable(z.string()),
  partner: z.nullable(z.string()),
  preferences: z.record(z.string(), z.string()),
  next_trip: z.nullable(callerTrip),
  /** The latest first. */
  last_trips: z.array(callerTrip),
  notes: z.array(z.object({ id: z.string(), author: z.string(), text: z.string(), created_at: moment })),
  open_incidents: z.array(
    z.object({ id: z.string(), reference: z.string(), type: z.enum(incidentTypes), text: z.string() }),
  ),
  open_quotes: z.array(z.object({ id: z.string(), number: z.string(), title: z.string(), valid_until: moment })),
});
export type Caller = z.output<typeof caller>;

/** The start of a new booking; it goes along with the page, not in its address. */
export const callerDetails = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
});
export type CallerDetails = z.output<typeof callerDetails>;

/** The customer on the phone. */
export const callerContract = contract({
  findCaller: call({
    summary: "Finds who is calling by the number as people write it, a name, an email address or a booking.",
    access: viewers,
    effect: "reads",
    input: z.object({ text: searchField }),
    output: z.object({ callers: z.array(listedCustomer) }),
  }),
  readCaller: call({
    summary:
      "Reads what our team needs while a customer is on the phone: trips, notes, preferences, open incidents and quotes.",
    access: viewers,
    effect: "reads",
    input: z.object({ customer_id: z.uuid("Choose a customer") }),
    output: caller,
    refusals: { not_found: "We couldn’t find that customer." },
  }),
});
