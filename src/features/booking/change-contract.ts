import * as z from "zod/mini";
import { changedFields } from "#domain/booking/change-labels.ts";
import { bookingFacts } from "#domain/booking/facts.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { localDate, localTime } from "#domain/time/local-time.ts";
import { changeFields } from "#platform/fact-fields.ts";
import { dayField, slugField, timeField } from "#platform/wire.ts";
import { childSeatSizes, chosenExtras } from "./journey-contract.ts";

const text = (characters: number) =>
  z.optional(z.string().check(z.trim(), z.maxLength(characters, `Please use at most ${characters} characters`)));
const inputOf = (message: string, characters: number) =>
  z.optional(
    z
      .string()
      .check(z.trim(), z.minLength(1, message), z.maxLength(characters, `Please use at most ${characters} characters`)),
  );
const count = (least: number, most: number, message: string) =>
  z.optional(z.int(message).check(z.minimum(least, message), z.maximum(most, message)));
const date = z.pipe(dayField("Please select a date."), z.transform(localDate));
const time = z.pipe(timeField("Please select a time."), z.transform(localTime));

/** The requested changes. Absent fields stay as they are. */
export const bookingChange = z.object({
  pickup_date: z.optional(date),
  pickup_time: z.optional(time),
  /** If there was none, a return trip is added. To remove one, it is cancelled. */
  return_date: z.optional(date),
  return_time: z.optional(time),
  pickup_location: text(300),
  destination: text(300),
  passengers: count(1, companyRules.passengersAtMost, "Please select number of passengers"),
  bags: count(0, 100, "Enter the number of bags"),
  child_seats: count(0, 10, "Enter the number of child seats"),
  child_seat_sizes: z.optional(childSeatSizes),
  extra_stops: z.optional(
    z
      .array(z.string().check(z.trim(), z.minLength(1, "Enter the address of the stop"), z.maxLength(200)))
      .check(z.maxLength(5, "Enter at most 5 extra stops")),
  ),
  extras: z.optional(chosenExtras),
  ...changeFields(bookingFacts.table),
  vehicle_class: z.optional(slugField("Choose one of our vehicles")),
  phone: inputOf("Phone number is required", 40),
  first_name: inputOf("First name is required", 100),
  last_name: inputOf("Last name is required", 100),
});
export type BookingChange = z.output<typeof bookingChange>;

/** A difference as text: moments in ISO format, empty if not given. */
const changedValue = z.object({ field: z.enum(changedFields), before: z.string(), after: z.string() });
export type ChangedValue = z.output<typeof changedValue>;

/** An invoice that a change of price credits and replaces. */
export const replacedInvoice = z.object({ number: z.string(), new_total_cents: z.int() });
export type ReplacedInvoice = z.output<typeof replacedInvoice>;

export const changeOffer = z.object({
  outcome: z.enum(["applies_at_once", "needs_team"]),
  values: z.array(changedValue),
  /** Null if only our team can price it. */
  difference_cents: z.nullable(z.int()),
  new_total_cents: z.nullable(z.int()),
  /** When our team would answer if it were sent now. */
  answer_due_at: z.nullable(z.string()),
  /** The invoice that is credited, and the total of its replacement. */
  replaced_invoice: z.nullable(replacedInvoice),
  /** The version it is compared with, to be sent along with the change. */
  version: z.int(),
});
export type ChangeOffer = z.output<typeof changeOffer>;

/** A change as the customer sees it. */
export const shownChange = z.object({
  id: z.string(),
  state: z.enum(["proposed", "applied", "rejected", "withdrawn"]),
  at: z.string(),
  decided_at: z.nullable(z.string()),
  by: z.enum(["you", "us"]),
  values: z.array(changedValue),
  difference_cents: z.nullable(z.int()),
  answer: z.string(),
  answer_due_at: z.nullable(z.string()),
});
export type ShownChange = z.output<typeof shownChange>;
