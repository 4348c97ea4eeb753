import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { call, contract } from "#platform/contract.ts";
import { centsField, dayField, optionalTextField, textField } from "#platform/wire.ts";
import { ownersOnly } from "../contract.ts";

const viewers = rolesThatMay("view_statements");
const payers = rolesThatMay("approve_payouts");

export const agreedTrip = z.object({
  id: z.string(),
  reference: z.nullable(z.string()),
  driver: z.string(),
  earned_on: z.string(),
  agreed_cents: z.int(),
});

export const providerInvoice = z.object({
  id: z.string(),
  provider: z.string(),
  number: z.string(),
  issued_on: z.string(),
  from: z.string(),
  until: z.string(),
  amount_cents: z.int(),
  /** The agreed prices of its trips today. */
  agreed_cents: z.int(),
  trips: z.array(agreedTrip),
  note: z.string(),
  recorded_by: z.string(),
});
export type ShownProviderInvoice = z.output<typeof providerInvoice>;

const period = { from: dayField("Enter the first date"), until: dayField("Enter the last date") };

const printed = {
  number: textField("Enter the number on the invoice", 60),
  issued_on: dayField("Enter the date of the invoice"),
  ...period,
  amount_cents: centsField("Enter the amount of the invoice", 1),
  note: optionalTextField(300),
};
const isInOrder = ({ from, until }: { from: string; until: string }) => from <= until;
const notInOrder = { path: ["until"], message: "Enter a date on or after the first" };

export const providerInvoiceForm = z
  .object({ provider_id: z.uuid("Choose a provider"), ...printed })
  .check(z.refine(isInOrder, notInOrder));
/** The form in which a provider enters its invoice. */
export const ownInvoiceForm = z.object(printed).check(z.refine(isInOrder, notInOrder));

const recorded = z.object({ id: z.string(), trips: z.int(), agreed_cents: z.int() });

export const providerInvoicesContract = contract({
  providerInvoices: call({
    summary: "Lists the latest invoices of providers beside what was agreed for their trips, and what no invoice has.",
    access: viewers,
    effect: "reads",
    input: z.object({}),
    output: z.object({
      invoices: z.array(providerInvoice),
      providers: z.array(
        z.object({ id: z.string(), name: z.string(), uninvoiced_trips: z.int(), uninvoiced_cents: z.int() }),
      ),
    }),
  }),
  recordProviderInvoice: call({
    summary: "Records an invoice of a provider and matches it with the trips of its period that no other invoice has.",
    access: payers,
    effect: "creates",
    input: providerInvoiceForm,
    output: recorded,
    refusals: {
      not_found: "We couldn’t find that provider.",
      number_known: "An invoice with this number from this provider is already recorded.",
      no_trips: "All this provider’s trips in this period already have an invoice. Check the dates.",
    },
  }),
  removeProviderInvoice: call({
    summary: "Removes an invoice that was recorded by mistake. Its trips can then be put on another.",
    access: payers,
    effect: "creates",
    input: z.object({ id: z.uuid(), reason: textField("Please enter the reason", 500) }),
    output: z.object({ number: z.string() }),
    refusals: { not_found: "This invoice is no longer there." },
  }),
  sendProviderInvoice: call({
    summary: "Sends us an invoice of the provider, matched with the trips of its period that no other invoice has.",
    access: ["driver_provider"],
    effect: "creates",
    limit: { times: 20, seconds: 3600 },
    input: ownInvoiceForm,
    output: recorded,
    refusals: {
      ...ownersOnly,
      number_known: "You’ve already sent us an invoice with this number.",
      no_trips: "All your trips in this period already have an invoice. Check the dates.",
    },
  }),
});
