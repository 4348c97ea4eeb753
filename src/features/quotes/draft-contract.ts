import * as z from "zod/mini";
import { plainFacts } from "#domain/booking/facts.ts";
import { emailPattern, longestEmail } from "#domain/text/email-address.ts";
import { localDate } from "#domain/time/local-time.ts";
import { journeyRequest } from "#features/booking/journey-contract.ts";
import { promoCodeField } from "#features/promos/contract.ts";
import { requestFields } from "#platform/fact-fields.ts";
import { atMost, dayField, momentField, optionalTextField } from "#platform/wire.ts";
import { optionLetters, optionPromo, vatCodes } from "./contract.ts";

const amount = z.int("Enter an amount").check(z.minimum(-100_000_000), z.maximum(100_000_000));
const positive = z._default(z.int("Enter an amount").check(z.minimum(0), z.maximum(100_000_000)), 0);

/** The trip while it is planned: the date may still be missing. */
export const quoteJourney = z.extend(journeyRequest, {
  pickup_date: z._default(z.nullable(z.pipe(dayField("Please select a pickup date."), z.transform(localDate))), null),
  ...requestFields(plainFacts.table),
});
export type QuoteJourney = z.output<typeof quoteJourney>;

export const draftLine = z.object({
  text: z.string("Enter a description").check(z.trim(), z.minLength(1, "Enter a description"), atMost(200)),
  quantity: z
    .int("Enter a quantity")
    .check(z.minimum(1, "Enter at least 1"), z.maximum(1000, "Enter at most 1\u00a0000")),
  /** Negative for a reduction. */
  unit_cents: amount,
  vat_code: z.enum(vatCodes),
  /** An extra beside the trip, which no promo code reduces. */
  beside: z.optional(z.boolean()),
});
export type DraftLine = z.output<typeof draftLine>;

export const draftOption = z.object({
  letter: z.enum(optionLetters),
  title: z
    .string("Enter a name for the option")
    .check(z.trim(), z.minLength(1, "Enter a name for the option"), atMost(120)),
  description: optionalTextField(1000),
  /** Its own trip; null if it is the quote's. */
  journey: z._default(z.nullable(quoteJourney), null),
  lines: z.array(draftLine).check(z.maxLength(40, "Please use at most 40 lines")),
  discount_cents: positive,
  /** Our cost. */
  cost_cents: positive,
  promo_code: promoCodeField,
  /** The code’s reduction, which the server works out again with every save. */
  promo: z._default(z.nullable(optionPromo), null),
});
export type DraftOption = z.output<typeof draftOption>;

/** Everything our team enters in a quote. */
export const quoteDraft = z.object({
  customer_name: optionalTextField(200),
  customer_email: z._default(
    z.string().check(
      z.trim(),
      atMost(longestEmail),
      z.refine((email) => email === "" || emailPattern.test(email), "Please enter a valid email address"),
    ),
    "",
  ),
  customer_phone: optionalTextField(40),
  journey: quoteJourney,
  title: optionalTextField(160),
  message: optionalTextField(4000),
  inclusions: optionalTextField(2000),
  exclusions: optionalTextField(2000),
  payment_terms: optionalTextField(2000),
  internal_note: optionalTextField(2000),
  deposit_share: z._default(z.number().check(z.minimum(0, "Enter 0 to 100%"), z.maximum(1, "Enter 0 to 100%")), 1),
  /** When the rest is due, in hours before pickup. */
  rest_due_hours: z._default(z.int().check(z.minimum(0), z.maximum(8760, "Enter at most 365 days")), 0),
  /** Whether vehicles are held for the customer once it is sent, for a day at most. */
  keeps_vehicle: z._default(z.boolean(), false),
  valid_until: momentField(),
  options: z.array(draftOption).check(
    z.maxLength(optionLetters.length, "A quote has at most three options"),
    z.refine(
      (options) => new Set(options.map(({ letter }) => letter)).size === options.length,
      "Each option can be used only once",
    ),
  ),
});
export type QuoteDraft = z.output<typeof quoteDraft>;
