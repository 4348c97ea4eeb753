import * as z from "zod/mini";
import { childSeatSizes } from "#features/booking/journey-contract.ts";

export const optionLetters = ["A", "B", "C"] as const;
export type OptionLetter = (typeof optionLetters)[number];
export const vatCodes = ["EX12G", "STD15", "ZERO", "OOS"] as const;

const moment = z.iso.datetime();

const shownLine = z.object({
  text: z.string(),
  quantity: z.int(),
  unit_cents: z.int(),
  amount_cents: z.int(),
  vat_code: z.enum(vatCodes),
});

/** A promo code’s reduction of an option. */
export const optionPromo = z.object({
  text: z.string().check(z.maxLength(200)),
  discount_cents: z.int().check(z.minimum(0), z.maximum(100_000_000)),
});
export type OptionPromo = z.output<typeof optionPromo>;

/** A trip as the customer reads it. */
export const shownJourney = z.object({
  service_type: z.string(),
  pickup_location: z.string(),
  destination: z.string(),
  pickup_at: z.nullable(moment),
  /** The return trip’s time; for a service by the day, on its last date. */
  return_at: z.nullable(moment),
  /** Days that the vehicle and the driver stay with the group; 1 if each way is a separate trip. */
  days: z.int(),
  passengers: z.int(),
  bags: z.int(),
  child_seats: z.int(),
  /** As far as known. */
  child_seat_sizes: childSeatSizes,
  extra_stops: z.array(z.string()),
  flight_number: z.string(),
});
export type ShownJourney = z.output<typeof shownJourney>;

/** One of a quote’s alternatives, of which one can be accepted. */
export const shownOption = z.object({
  letter: z.enum(optionLetters),
  title: z.string(),
  description: z.string(),
  /** Its own trip; null if it is the quote's. */
  journey: z.nullable(shownJourney),
  lines: z.array(shownLine),
  subtotal_cents: z.int(),
  discount_cents: z.int(),
  promo: z.nullable(optionPromo),
  total_cents: z.int(),
  /** Within the total. */
  vat_cents: z.int(),
  free_cancellation_hours: z.number(),
  late_cancellation_share: z.number(),
  no_show_share: z.number(),
});
export type ShownOption = z.output<typeof shownOption>;

/** The customer’s options for a quote. Open: accept or decline. */
export const quoteStandings = ["draft", "open", "accepted", "declined", "expired", "superseded", "withdrawn"] as const;
export type QuoteStanding = (typeof quoteStandings)[number];

/** A quote as the customer sees it, without our costs. */
export const shownQuote = z.object({
  number: z.string(),
  version: z.int(),
  standing: z.enum(quoteStandings),
  customer_name: z.string(),
  title: z.string(),
  message: z.string(),
  inclusions: z.string(),
  exclusions: z.string(),
  payment_terms: z.string(),
  deposit_share: z.number(),
  /** When the rest is due, in hours before pickup. */
  rest_due_hours: z.int(),
  /** Until when a vehicle is actually held for the customer; null if none is. */
  vehicle_kept_until: z.nullable(moment),
  sent_at: z.nullable(moment),
  valid_until: moment,
  journey: shownJourney,
  /** Empty once our team has withdrawn the quote. */
  options: z.array(shownOption),
  /** Whether the company charges VAT. */
  shows_vat: z.boolean(),
  terms_version: z.string(),
  cancellation_grace_minutes: z.int(),
  accepted_option: z.nullable(z.enum(optionLetters)),
  accepted_name: z.nullable(z.string()),
  accepted_at: z.nullable(moment),
  /** For an accepted quote: the booking, its access code, and whether it exists yet. */
  booking: z.nullable(z.object({ reference: z.string(), access_code: z.string(), is_ready: z.boolean() })),
  /** For a superseded one: opens its successor, once sent. */
  newer_token: z.nullable(z.string()),
  /** Viewed by our team, so it does not count as a view. */
  is_preview: z.boolean(),
});
export type ShownQuote = z.output<typeof shownQuote>;
