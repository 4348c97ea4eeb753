import * as z from "zod/mini";
import { declineReasons, quoteStates } from "#domain/quote/quote-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";
import { timeKey } from "#platform/page-key.ts";
import { optionLetters, quoteStandings, shownQuote } from "../contract.ts";

const moment = z.iso.datetime();

/** A quote in the list of the person it was made for. */
export const offeredQuote = z.object({
  number: z.string(),
  version: z.int(),
  state: z.enum(quoteStates),
  standing: z.enum(quoteStandings),
  title: z.string(),
  service_type: z.string(),
  pickup_at: z.nullable(moment),
  /** The cheapest option’s total. */
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
    /** Null if no quote is open. */
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
      /** With `details.text`: others were faster, or the customer has used it elsewhere. */
      promo_refused: "The promo code of this quote can no longer be used. Please ask us for a new quote.",
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
