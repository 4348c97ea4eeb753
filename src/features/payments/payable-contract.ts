import * as z from "zod/mini";
import { expectedCentsField } from "#platform/wire.ts";
import { attemptStages, gatewayForm, gatewayModes } from "./checkout/contract.ts";

/** What the link in our email ends in. */
export const linkToken = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

/** What the page of every payable shows beside what it is. */
export const linkStatus = {
  /** Null: it can’t be paid by card. */
  gateway: z.nullable(z.enum(gatewayModes)),
  /** The latest payment by card. */
  attempt: z.nullable(z.object({ stage: z.enum(attemptStages), amount_cents: z.int() })),
  /** What goes back because it was paid more than once. */
  paid_twice_cents: z.int(),
};

const status = z.object(linkStatus);
export type LinkStatus = z.output<typeof status>;

/** The call that reads what a link opens, and again while a bank is being waited for. */
export const readByLink = {
  access: "anyone",
  effect: "reads",
  limit: { times: 60, seconds: 60 },
  input: z.object({ token: linkToken }),
} as const;

/** The call behind the button “Pay now” of a page that a link opens. */
export const startByLink = {
  access: "anyone",
  effect: "creates",
  limit: { times: 20, seconds: 60 },
  input: z.object({
    token: linkToken,
    /** What the page showed. Should it have changed, we say so before any money moves. */
    expected_cents: z._default(z.nullable(expectedCentsField()), null),
  }),
  output: z.object({ form: gatewayForm }),
} as const;

export const amountChanged = {
  /** With `details.due_cents`. */
  amount_changed: "The amount has changed. Please check it and try again.",
};
