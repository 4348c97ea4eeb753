import * as z from "zod/mini";
import { payItemKinds } from "#domain/pay/pay-item.ts";
import { call, contract } from "#platform/contract.ts";
import { ownersOnly } from "../contract.ts";

export const providerEarned = z.object({
  id: z.string(),
  kind: z.enum(payItemKinds),
  earned_on: z.string(),
  driver: z.string(),
  reference: z.nullable(z.string()),
  text: z.string(),
  amount_cents: z.int(),
  /** Open until it is on a statement, and paid with that. */
  state: z.enum(["open", "on_statement", "paid"]),
  /** Its invoice’s number; null if it is on none. */
  invoice: z.nullable(z.string()),
});
export type ProviderEarned = z.output<typeof providerEarned>;

const sentInvoice = z.object({
  id: z.string(),
  number: z.string(),
  issued_on: z.string(),
  from: z.string(),
  until: z.string(),
  amount_cents: z.int(),
  trips: z.int(),
  /** The agreed prices of its trips: the amount that we pay. */
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
      /** Earned and unpaid, after deductions. */
      open_cents: z.int(),
      paid_this_year_cents: z.int(),
      uninvoiced_trips: z.int(),
      uninvoiced_cents: z.int(),
      /** The latest first. */
      items: z.array(providerEarned),
      invoices: z.array(sentInvoice),
      statements: z.array(
        z.object({ id: z.string(), from: z.string(), until: z.string(), paid_on: z.string(), amount_cents: z.int() }),
      ),
    }),
    refusals: ownersOnly,
  }),
});
