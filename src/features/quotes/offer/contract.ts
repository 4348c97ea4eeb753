import * as z from "zod/mini";
import { declineReasons, quoteStates } from "#domain/quote/quote-lifecycle.ts";
import { childSeatSizes } from "#features/booking/journey-contract.ts";
import { call, contract } from "#platform/contract.ts";
import { timeKey } from "#platform/page-key.ts";

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

/** A trip as the customer reads it. */
export const shownJourney = z.object({
  service_type: z.string(),
  pickup_location: z.string(),
  destination: z.string(),
  pickup_at: z.nullable(moment),
  /** Of the return trip; of what is sold by the day, on its last date. */
  return_at: z.nullable(moment),
  /** On how many days vehicle and driver stay with the group; 1 where each way is a trip by itself. */
  days: z.int(),
  passengers: z.int(),
  bags: z.int(),
  child_seats: z.int(),
  /** As far as they are known. */
  child_seat_sizes: childSeatSizes,
  extra_stops: z.array(z.string()),
  flight_number: z.string(),
});
export type ShownJourney = z.output<typeof shownJourney>;

/** One of the ways to travel that a quote offers. Only one can be taken. */
export const shownOption = z.object({
  letter: z.enum(optionLetters),
  title: z.string(),
  description: z.string(),
  /** Its own trip; null where it is the quote's. */
  journey: z.nullable(shownJourney),
  lines: z.array(shownLine),
  subtotal_cents: z.int(),
  discount_cents: z.int(),
  total_cents: z.int(),
  /** Within the total. */
  vat_cents: z.int(),
});
export type ShownOption = z.output<typeof shownOption>;

/** What the customer can do with it. Open: say yes or no. */
export const quoteStandings = ["draft", "open", "accepted", "declined", "expired", "superseded", "withdrawn"] as const;
export type QuoteStanding = (typeof quoteStandings)[number];

/** A quote as the customer sees it. What it costs us is not here. */
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
  /** Until when a vehicle is really kept for the customer; null where none is. */
  vehicle_kept_until: z.nullable(moment),
  sent_at: z.nullable(moment),
  valid_until: moment,
  journey: shownJourney,
  /** None once our team has taken the quote back. */
  options: z.array(shownOption),
  /** Whether the company charges VAT. */
  shows_vat: z.boolean(),
  terms_version: z.string(),
  free_cancellation_hours: z.number(),
  cancellation_grace_minutes: z.int(),
  late_cancellation_share: z.number(),
  accepted_option: z.nullable(z.enum(optionLetters)),
  accepted_name: z.nullable(z.string()),
  accepted_at: z.nullable(moment),
  /** Of an accepted quote: the booking, the code that opens it, and whether it is there yet. */
  booking: z.nullable(z.object({ reference: z.string(), access_code: z.string(), is_ready: z.boolean() })),
  /** Of a superseded one: opens the version that took its place, once that has been sent. */
  newer_token: z.nullable(z.string()),
  /** Our team is looking: it counts as no one's view. */
  is_preview: z.boolean(),
});
export type ShownQuote = z.output<typeof shownQuote>;

/** A quote in the list of the person it was made for. */
export const offeredQuote = z.object({
  number: z.string(),
  version: z.int(),
  state: z.enum(quoteStates),
  standing: z.enum(quoteStandings),
  title: z.string(),
  service_type: z.string(),
  pickup_at: z.nullable(moment),
  /** Of the cheapest option. */
  from_cents: z.nullable(z.int()),
  options: z.int(),
  sent_at: moment,
  valid_until: moment,
  token: z.string(),
});
export type OfferedQuote = z.output<typeof offeredQuote>;

const token = z.string().check(z.trim(), z.maxLength(100, "This isn’t a quote link"));
const unknown = "We couldn’t open this quote. The link may be incomplete or out of date.";

export const quotesContract = contract({
  readQuote: call({
    summary: "Opens a quote by its link. The first opening counts as viewed.",
    access: "anyone",
    effect: "changes",
    limit: { times: 60, seconds: 60 },
    input: z.object({ token }),
    output: shownQuote,
    refusals: { not_found: unknown },
  }),
  bookingQuote: call({
    summary: "Finds the open quote that answers a booking request. Its token reads and accepts it.",
    access: "anyone",
    effect: "reads",
    limit: { times: 60, seconds: 60 },
    input: z.object({
      reference: z.string("Please enter the booking reference").check(z.trim(), z.minLength(1), z.maxLength(20)),
      code: z._default(z.nullable(z.string().check(z.trim(), z.maxLength(40))), null),
    }),
    /** Null: none is open. */
    output: z.object({ token: z.nullable(z.string()) }),
    refusals: {
      not_found: "We couldn’t find that booking. Check the reference and access code, or use the link in our email.",
      locked: "Too many attempts. Try again in 15 minutes, or call us.",
    },
  }),
  acceptQuote: call({
    summary: "Accepts one option of a quote with a typed name. We then create the booking, and payment is due.",
    access: "anyone",
    effect: "creates",
    limit: { times: 10, seconds: 60 },
    input: z.object({
      token,
      option: z.enum(optionLetters, "Please choose an option"),
      name: z
        .string("Please type your full name")
        .check(
          z.trim(),
          z.minLength(2, "Please type your full name"),
          z.maxLength(200, "Please use at most 200 characters"),
        ),
      terms_version: z.string().check(z.maxLength(40)),
    }),
    output: z.object({ booking_reference: z.string(), access_code: z.string() }),
    refusals: {
      not_found: unknown,
      expired: "This quote has expired. Please ask us for a new one.",
      /** With `details.standing`. */
      not_open: "This quote can no longer be accepted.",
      other_option_accepted: "Another option of this quote has already been accepted.",
      terms_changed: "The terms have changed since you opened this page. Please read them again.",
    },
  }),
  declineQuote: call({
    summary: "Declines a quote, with the reason.",
    access: "anyone",
    effect: "creates",
    limit: { times: 10, seconds: 60 },
    input: z.object({
      token,
      reason: z.enum(declineReasons, "Please choose a reason"),
      note: z._default(z.string().check(z.trim(), z.maxLength(1000, "Please use at most 1000 characters")), ""),
    }),
    output: z.object({ standing: z.enum(quoteStandings) }),
    refusals: { not_found: unknown, not_open: "This quote has already been answered." },
  }),
  quoteFile: call({
    summary: "Downloads a sent quote as a pro forma invoice (PDF), while it is open or once it is accepted.",
    access: "anyone",
    effect: "reads",
    limit: { times: 20, seconds: 60 },
    input: z.object({ token }),
    output: z.object({
      name: z.string(),
      type: z.literal("application/pdf"),
      /** In base64. */
      content: z.string(),
    }),
    refusals: {
      not_found: unknown,
      /** With `details.standing`. */
      not_open: "This quote is no longer valid, so it has no pro forma invoice.",
    },
  }),
  offeredQuotes: call({
    summary: "Lists the quotes that were sent to the signed-in person’s confirmed address, the newest first.",
    access: "signed_in",
    effect: "reads",
    input: z.object({ after: timeKey.field }),
    output: z.object({ quotes: z.array(offeredQuote), next: z.nullable(z.string()) }),
  }),
});
