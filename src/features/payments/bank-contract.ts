import * as z from "zod/mini";
import { isLocalDate, localDate } from "#domain/local-time.ts";
import { rolesThatMay } from "#domain/permissions.ts";
import { call, contract } from "#platform/contract.ts";
import { atMost, paging, reason, search } from "./verification-contract.ts";

const verifiers = rolesThatMay("verify_payment_proof");
const moment = z.iso.datetime();

export const linesAtOnce = 150;

/** One line of a statement as the browser read it. */
const sentLine = z.object({
  booked_on: z.pipe(z.string().check(z.refine(isLocalDate, "Not a day")), z.transform(localDate)),
  amount_cents: z.int().check(z.minimum(-2_000_000_000), z.maximum(2_000_000_000)),
  description: z.string().check(z.maxLength(300)),
  bank_id: z.nullable(z.string().check(z.maxLength(100))),
  /** Of equal lines of this statement the first, the second, … */
  nth: z.int().check(z.minimum(1), z.maximum(10_000)),
});

/** Why a line that came in is not tied to a payment. */
export const lineDoubts = ["no_reference", "no_booking", "no_payment", "amount_differs"] as const;
export type LineDoubt = (typeof lineDoubts)[number];

const listedLine = z.object({
  id: z.string(),
  booked_on: z.string(),
  amount_cents: z.int(),
  description: z.string(),
  /** The booking it names, by a reference whose check character is right. */
  named_reference: z.nullable(z.string()),
  doubt: z.nullable(z.enum(lineDoubts)),
  /** What the named booking still waits for, where the amount is another. */
  expected_cents: z.nullable(z.int()),
  payment_id: z.nullable(z.string()),
  booking_reference: z.nullable(z.string()),
  matched_by: z.nullable(z.string()),
  matched_at: z.nullable(moment),
  is_aside: z.boolean(),
});
export type ListedLine = z.output<typeof listedLine>;

const counts = { lines: z.int(), new_lines: z.int(), matched: z.int() };

const payable = z.object({
  payment_id: z.string(),
  booking_reference: z.string(),
  customer_name: z.string(),
  amount_cents: z.int(),
  state: z.string(),
  created_at: moment,
});
export type MatchablePayment = z.output<typeof payable>;

const lineGone = { not_found: "There is no such line." };

export const paymentsBankContract = contract({
  importBankLines: call({
    summary: "Takes lines of a bank statement, and ties each that names a booking and its amount to that payment.",
    access: verifiers,
    effect: "creates",
    limit: { times: 300, seconds: 60 },
    input: z.object({
      /** Of the first part of a file null; the answer's for all others. */
      import_id: z._default(z.nullable(z.uuid()), null),
      name: z.string().check(z.trim(), z.minLength(1), atMost(200)),
      format: z.enum(["csv", "ofx"]),
      lines: z.array(sentLine).check(z.minLength(1), z.maxLength(linesAtOnce)),
    }),
    output: z.object({ import_id: z.string(), ...counts }),
    refusals: { not_found: "This import does not exist." },
  }),
  bankImports: call({
    summary: "The latest statements that were read in.",
    access: verifiers,
    effect: "reads",
    input: z.object({}),
    output: z.object({
      imports: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          format: z.enum(["csv", "ofx"]),
          ...counts,
          imported_by: z.nullable(z.string()),
          created_at: moment,
        }),
      ),
    }),
  }),
  bankLines: call({
    summary: "Lines of bank statements, the latest day first.",
    access: verifiers,
    effect: "reads",
    input: z.object({
      /** `open`: came in, and nobody knows for what. */
      view: z._default(z.enum(["open", "matched", "aside", "all"]), "open"),
      search,
      ...paging,
    }),
    output: z.object({ lines: z.array(listedLine), next: z.nullable(z.string()) }),
  }),
  matchablePayments: call({
    summary: "Bank transfers a line could be: those that wait or were believed, best first.",
    access: verifiers,
    effect: "reads",
    input: z.object({ line_id: z.uuid(), search }),
    output: z.object({ payments: z.array(payable) }),
    refusals: lineGone,
  }),
  matchBankLine: call({
    summary: "Ties a line to a payment by hand. What came in is what counts.",
    access: verifiers,
    effect: "creates",
    input: z.object({ id: z.uuid(), payment_id: z.uuid() }),
    output: z.object({ state: z.string() }),
    refusals: {
      ...lineGone,
      tied: "This line is tied to a payment already.",
      not_incoming: "This line is money that went out.",
      not_possible: "This payment takes no line of the statement as it stands now.",
      payment_tied: "Another line is tied to this payment already.",
      amount_differs: "This payment counts already, with another amount.",
    },
  }),
  unmatchBankLine: call({
    summary: "Unties a line from its payment, as long as nothing has followed from it.",
    access: verifiers,
    effect: "creates",
    input: z.object({ id: z.uuid(), reason }),
    output: z.object({ state: z.string() }),
    refusals: {
      ...lineGone,
      not_tied: "This line is not tied to a payment.",
      counted: "The booking was paid by this line, and the customer was told. Please refund it instead.",
      refunded: "This payment has been paid back since.",
    },
  }),
  setBankLineAside: call({
    summary: "Puts a line aside that is no payment of a booking, or takes it back.",
    access: verifiers,
    effect: "creates",
    input: z.object({ id: z.uuid(), is_aside: z.boolean() }),
    output: z.object({ is_aside: z.boolean() }),
    refusals: { ...lineGone, tied: "This line is tied to a payment." },
  }),
});
