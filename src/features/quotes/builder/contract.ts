import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import type { CancellationRules } from "#domain/booking/cancellation-terms.ts";
import { declineReasons, quoteStates } from "#domain/quote/quote-lifecycle.ts";
import { offeredExtra } from "#features/booking/journey-contract.ts";
import { call, contract } from "#platform/contract.ts";
import { timeKey } from "#platform/page-key.ts";
import { optionalEmailField, optionalTextField, versionField } from "#platform/wire.ts";
import { optionLetters, optionPromo } from "../contract.ts";
import { draftLine, draftOption, quoteDraft, quoteJourney } from "../draft-contract.ts";

/** A quote shows its cost to us, which only these roles may see. */
const team = rolesThatMay("change_customers");

const moment = z.iso.datetime();
const state = z.enum(quoteStates);

export const listedQuote = z.object({
  id: z.string(),
  number: z.string(),
  version: z.int(),
  state,
  customer_name: z.string(),
  customer_email: z.string(),
  title: z.string(),
  service_type: z.string(),
  pickup_date: z.nullable(z.string()),
  options: z.int(),
  from_cents: z.nullable(z.int()),
  to_cents: z.nullable(z.int()),
  accepted_option: z.nullable(z.enum(optionLetters)),
  views: z.int(),
  first_viewed_at: z.nullable(moment),
  sent_at: z.nullable(moment),
  valid_until: moment,
  updated_at: moment,
});
export type ListedQuote = z.output<typeof listedQuote>;

export const builtQuote = z.object({
  id: z.string(),
  number: z.string(),
  version: z.int(),
  state,
  /** Sent back with every action, so that one based on an older row is refused. */
  row_version: z.int(),
  draft: quoteDraft,
  /** The price promised to the customer, VAT included. */
  shows_vat: z.boolean(),
  /** Today’s VAT rate as a share; zero if the company is not a vendor. */
  vat_rate: z.number(),
  /** Off: a tour is taxed in full. */
  splits_tours: z.boolean(),
  /** The terms that the customer would agree to now. */
  terms: z.object({
    version: z.string(),
    cancellation: z.custom<CancellationRules>(),
    cancellation_grace_minutes: z.int(),
  }),
  /** Until when vehicles are held for it, and whether any were when it was sent. */
  vehicle_kept_until: z.nullable(moment),
  had_vehicle: z.boolean(),
  /** The link’s token; the customer's page is /quote?q={token}. */
  token: z.string(),
  enquiry: z.nullable(z.object({ id: z.string(), reference: z.string() })),
  /** The request it answers. */
  request: z.nullable(z.object({ id: z.string(), reference: z.string() })),
  booking_reference: z.string(),
  accepted_option: z.nullable(z.enum(optionLetters)),
  accepted_name: z.nullable(z.string()),
  accepted_at: z.nullable(moment),
  terms_version: z.nullable(z.string()),
  decline_reason: z.nullable(z.string()),
  decline_note: z.nullable(z.string()),
  sent_at: z.nullable(moment),
  first_viewed_at: z.nullable(moment),
  views: z.int(),
  /** The latest views of the link, newest first. */
  latest_views: z.array(z.object({ at: moment, device: z.string() })),
  reminders: z.int(),
  created_by: z.string(),
  created_at: moment,
  updated_at: moment,
  versions: z.array(
    z.object({ id: z.string(), version: z.int(), state, from_cents: z.nullable(z.int()), updated_at: moment }),
  ),
  moves: z.array(
    z.object({ id: z.string(), to_state: state, by: z.string(), reason: z.nullable(z.string()), at: moment }),
  ),
});
export type BuiltQuote = z.output<typeof builtQuote>;

/** Null if none was requested or free. */
const keptUntil = z.nullable(moment);
const decided = { id: z.uuid(), row_version: versionField };
const done = z.object({ id: z.string(), state, row_version: z.int() });

const refusals = {
  not_found: "We couldn’t find that quote. It may have been deleted.",
  /** With `details.quote`: the current row. */
  changed_meanwhile: "Someone else has just changed this quote. Review the changes, then save again.",
  not_possible: "This quote’s status doesn’t allow that.",
};

export const quoteBuilderContract = contract({
  listQuotes: call({
    summary: "Lists quotes, the latest first, with how many there are in each status.",
    access: team,
    effect: "reads",
    input: z.object({
      states: z.optional(z.array(state).check(z.maxLength(quoteStates.length))),
      search: optionalTextField(100),
      after: timeKey.field,
    }),
    output: z.object({
      quotes: z.array(listedQuote),
      next: z.nullable(z.string()),
      counts: z.array(z.object({ state, quotes: z.int(), from_cents: z.int() })),
    }),
  }),
  readQuoteDetails: call({
    summary: "Reads one quote in full: its contents, its views, its versions and its history.",
    access: team,
    effect: "reads",
    input: z.object({ id: z.uuid() }),
    output: builtQuote,
    refusals: { not_found: refusals.not_found },
  }),
  createQuote: call({
    summary: "Starts a quote: blank, for an enquiry, or for a booking request; the tariff prices its first option.",
    access: team,
    effect: "creates",
    input: z.object({ enquiry_id: z.optional(z.uuid()), booking_id: z.optional(z.uuid()) }),
    output: done,
    refusals: {
      not_found: "We couldn’t find that enquiry or booking request.",
      /** With `details.id`: the existing quote. */
      has_quote: "This request already has a quote.",
      not_possible: "This booking no longer needs a quote.",
    },
  }),
  quoteAtOnce: call({
    summary: "Sends a booking request the tariff price as a quote.",
    access: team,
    effect: "creates",
    input: z.object({ booking_id: z.uuid() }),
    output: done,
    refusals: {
      not_found: "We couldn’t find that booking request.",
      has_quote: "This request already has a quote.",
      not_possible: "This booking no longer needs a quote.",
      no_price: "The tariff has no price for this trip. Build a quote and enter a price.",
      pickup_too_near: "The pickup is less than 12 hours away. Call the customer and book the trip in Admin.",
    },
  }),
  priceQuoteOption: call({
    summary: "Prices a trip by the tariff, as the lines of an option. Nothing is saved.",
    access: team,
    effect: "reads",
    input: z.object({ journey: quoteJourney }),
    output: z.object({
      title: z.string(),
      lines: z.array(draftLine),
      doubts: z.array(z.string()),
      /** The extras that can be booked with it. */
      extras: z.array(offeredExtra),
    }),
    refusals: {
      no_day: "Choose a pickup date to see the tariff price.",
      no_tour: "Choose a tour to see the tariff price.",
      no_price: "Enter a price for this trip. The tariff has none.",
    },
  }),
  checkOptionPromo: call({
    summary: "Says what a promo code takes off an option, by the rules and limits of a sale. Nothing is saved.",
    access: team,
    effect: "reads",
    input: z.object({
      id: z.uuid(),
      /** Of the option, or the quote’s. */
      journey: quoteJourney,
      customer_email: optionalEmailField,
      lines: z.array(z.omit(draftLine, { text: true })).check(z.maxLength(40)),
      ...z.pick(draftOption, { discount_cents: true, promo_code: true }).shape,
    }),
    output: z.object({
      promo: z.nullable(optionPromo),
      /** Why it can’t be used, as a sentence. */
      problem: z.nullable(z.string()),
    }),
    refusals: { not_found: refusals.not_found },
  }),
  saveQuote: call({
    summary: "Saves the draft of a quote.",
    access: team,
    effect: "changes",
    input: z.object({ ...decided, draft: quoteDraft }),
    output: done,
    refusals,
  }),
  sendQuote: call({
    summary: "Sends a draft to the customer. It cannot be changed after that.",
    access: team,
    effect: "creates",
    input: z.object({
      ...decided,
      /** A price of zero, or below cost, must be confirmed a second time. */
      is_confirmed: z._default(z.boolean(), false),
    }),
    output: z.extend(done, { vehicle_kept_until: keptUntil }),
    refusals: {
      ...refusals,
      /** With `details.missing`. */
      incomplete: "Something is missing before this quote can be sent.",
      /** With `details.text`: which option’s promo code can’t be used, and why. */
      promo_refused: "A promo code of this quote can’t be used. Change it, or remove it.",
      /** With `details.concerns`: the letters of the options, and whether they are free or below cost. */
      needs_confirmation: "An option is free or costs us more than it earns. Confirm that this is right.",
      pickup_too_near: "The pickup is less than 12 hours away. Call the customer and book the trip in Admin.",
    },
  }),
  reviseQuote: call({
    summary: "Starts the next version of a sent quote. The old link then leads to the new version.",
    access: team,
    effect: "creates",
    input: z.object(decided),
    output: done,
    refusals,
  }),
  withdrawQuote: call({
    summary: "Withdraws a quote. Its link then shows no price.",
    access: team,
    effect: "changes",
    input: z.object({ ...decided, reason: optionalTextField(500) }),
    output: done,
    refusals,
  }),
  loseQuote: call({
    summary: "Records that the customer told our team no, and why. Nothing is sent to them.",
    access: team,
    effect: "changes",
    input: z.object({ ...decided, reason: z.enum(declineReasons, "Choose a reason"), note: optionalTextField(500) }),
    output: done,
    refusals,
  }),
  duplicateQuote: call({
    summary: "Duplicates a quote under a new number.",
    access: team,
    effect: "creates",
    input: z.object({ id: z.uuid() }),
    output: done,
    refusals: { not_found: refusals.not_found },
  }),
});
