import * as z from "zod/mini";
import { payItemKinds } from "#domain/pay/pay-item.ts";
import { call, contract } from "#platform/contract.ts";
import { ownInvoiceForm, providerInvoicesContract } from "../provider-invoices/contract.ts";

const savedFile = z.object({ name: z.string(), type: z.string(), content: z.string() });
const ownersOnly = { owners_only: "Only an owner of your company sees earnings and invoices." };

const earned = z.object({
  id: z.string(),
  kind: z.enum(payItemKinds),
  earned_on: z.string(),
  driver: z.string(),
  reference: z.nullable(z.string()),
  text: z.string(),
  amount_cents: z.int(),
  /** Open until it is on a statement, and paid with it. */
  state: z.enum(["open", "on_statement", "paid"]),
  /** The number of the invoice it is on; null while it is on none. */
  invoice: z.nullable(z.string()),
});
export type ProviderEarned = z.output<typeof earned>;

const sentInvoice = z.object({
  id: z.string(),
  number: z.string(),
  issued_on: z.string(),
  from: z.string(),
  until: z.string(),
  amount_cents: z.int(),
  trips: z.int(),
  /** What was agreed for its trips: what we pay. */
  agreed_cents: z.int(),
});
export type SentInvoice = z.output<typeof sentInvoice>;

export const providerPortalContract = contract({
  providerEarnings: call({
    summary: "Reads what the provider of the person who asks has earned, its invoices to us and what we have paid.",
    access: ["driver_provider"],
    effect: "reads",
    input: z.object({}),
    output: z.object({
      /** Earned and not paid yet, after what is set off. */
      open_cents: z.int(),
      paid_this_year_cents: z.int(),
      uninvoiced_trips: z.int(),
      uninvoiced_cents: z.int(),
      /** The latest first. */
      items: z.array(earned),
      invoices: z.array(sentInvoice),
      statements: z.array(
        z.object({ id: z.string(), from: z.string(), until: z.string(), paid_on: z.string(), amount_cents: z.int() }),
      ),
    }),
    refusals: ownersOnly,
  }),
  sendProviderInvoice: call({
    summary: "Sends us an invoice of the provider, matched with the trips of its period that no other invoice has.",
    access: ["driver_provider"],
    effect: "creates",
    limit: { times: 20, seconds: 3600 },
    input: ownInvoiceForm,
    output: providerInvoicesContract.recordProviderInvoice.output,
    refusals: {
      ...ownersOnly,
      number_known: "You’ve already sent us an invoice with this number.",
      no_trips: "All your trips in this period already have an invoice. Check the dates.",
    },
  }),
  providerStatementFile: call({
    summary: "Downloads a paid statement of the provider of the person who asks, as a PDF.",
    access: ["driver_provider"],
    effect: "reads",
    limit: { times: 20, seconds: 60 },
    input: z.object({ statement_id: z.uuid("Choose a statement") }),
    output: savedFile,
    refusals: { ...ownersOnly, not_found: "We couldn’t find that statement." },
  }),
});
