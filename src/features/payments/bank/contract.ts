import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { lineDoubts } from "#domain/payment/line-doubt.ts";
import { matchReasons, waitingBands } from "#domain/payment/match-ranking.ts";
import { localDate } from "#domain/time/local-time.ts";
import { call, contract } from "#platform/contract.ts";
import { keyParts, pageKey } from "#platform/page-key.ts";
import { atMost, dayField, searchField } from "#platform/wire.ts";
import { amount, paging, reason } from "../contract.ts";

const verifiers = rolesThatMay("verify_payment_proof");
const moment = z.iso.datetime();

export const linesAtOnce = 150;
export const lineKey = pageKey({ day: keyParts.day, id: keyParts.id });

/** One statement line as the browser read it. */
const sentLine = z.object({
  booked_on: z.pipe(dayField("Enter a date"), z.transform(localDate)),
  amount_cents: z.int().check(z.minimum(-2_000_000_000), z.maximum(2_000_000_000)),
  description: z.string().check(z.maxLength(300)),
  bank_id: z.nullable(z.string().check(z.maxLength(100))),
  /** Among identical lines of this statement: the first, the second, … */
  nth: z.int().check(z.minimum(1), z.maximum(10_000)),
});

/** The booking or invoice that a part of a line is matched to. */
const matchedPart = z.object({
  allocation_id: z.string(),
  booking_reference: z.nullable(z.string()),
  invoice_number: z.nullable(z.string()),
  /** It pays nothing yet and is credit for the customer of that booking or invoice. */
  is_credit: z.boolean(),
  customer_name: z.string(),
  amount_cents: z.int(),
  matched_by: z.string(),
  matched_at: moment,
  /** False once money was refunded or a refund has started. */
  can_unmatch: z.boolean(),
});
export type MatchedPart = z.output<typeof matchedPart>;

export const listedLine = z.object({
  id: z.string(),
  booked_on: z.string(),
  amount_cents: z.int(),
  /** Not matched yet. */
  left_cents: z.int(),
  description: z.string(),
  /** The bookings and invoices it names, if any. */
  named_reference: z.nullable(z.string()),
  doubt: z.nullable(z.enum(lineDoubts)),
  /** The amount due there, if different. */
  expected_cents: z.nullable(z.int()),
  parts: z.array(matchedPart),
  aside_by: z.nullable(z.string()),
});
export type ListedLine = z.output<typeof listedLine>;

const counts = { lines: z.int(), new_lines: z.int(), matched: z.int() };

export const targetKinds = ["booking", "invoice", "payment"] as const;

/** Something a line can pay. `payment`: a transfer accepted on its proof, which still needs its bank line. */
const target = z.object({
  kind: z.enum(targetKinds),
  /** The booking's reference, the invoice's number or the payment's id. */
  key: z.string(),
  title: z.string(),
  customer_name: z.string(),
  state: z.string(),
  /** The pickup date, or the invoice’s due date. */
  day: z.string(),
  open_cents: z.int(),
  invoice_numbers: z.nullable(z.string()),
  /** Why it is suggested, strongest reason first. */
  reasons: z.array(z.enum(matchReasons)),
});
export type MatchTarget = z.output<typeof target>;

/** `credit`: kept as the customer’s credit instead of paying the booking or invoice. */
const partKinds = [...targetKinds, "credit"] as const;

const linePart = z.object({
  kind: z.enum(partKinds),
  key: z.string().check(z.minLength(1), z.maxLength(40)),
  amount_cents: amount,
});
export type LinePart = z.output<typeof linePart>;

const lineGone = { not_found: "We couldn’t find that bank line." };

export const bankContract = contract({
  importBankLines: call({
    summary:
      "Imports lines of a bank statement, and matches each that names a booking or invoice and its exact amount.",
    access: verifiers,
    effect: "creates",
    limit: { times: 300, seconds: 60 },
    input: z.object({
      /** Null for a file’s first part; the returned id for the others. */
      import_id: z._default(z.nullable(z.uuid()), null),
      name: z.string().check(z.trim(), z.minLength(1), atMost(200)),
      format: z.enum(["csv", "ofx"]),
      lines: z.array(sentLine).check(z.minLength(1), z.maxLength(linesAtOnce)),
      /** Rows of the whole file that contain an amount but could not be read. */
      unread: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000))),
    }),
    output: z.object({ import_id: z.string(), ...counts }),
    refusals: { not_found: "We couldn’t find that import." },
  }),
  bankImports: call({
    summary: "Lists the latest imported statements.",
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
          unread: z.int(),
          imported_by: z.nullable(z.string()),
          created_at: moment,
        }),
      ),
    }),
  }),
  bankFigures: call({
    summary: "Sums what came in and is not matched yet, by how long it waits.",
    access: verifiers,
    effect: "reads",
    input: z.object({}),
    output: z.object({
      ageing: z.array(z.object({ band: z.enum(waitingBands), lines: z.int(), left_cents: z.int() })),
    }),
  }),
  bankLines: call({
    summary: "Lists lines of bank statements, latest date first.",
    access: verifiers,
    effect: "reads",
    input: z.object({
      /** `open`: received and not fully matched. */
      view: z._default(z.enum(["open", "matched", "aside", "all"]), "open"),
      search: searchField,
      ...paging,
      after: lineKey.field,
    }),
    output: z.object({ lines: z.array(listedLine), next: z.nullable(z.string()) }),
  }),
  matchTargets: call({
    summary: "Lists what a line can pay, best first: bookings, invoices and transfers that wait for their line.",
    access: verifiers,
    effect: "reads",
    input: z.object({
      line_id: z.uuid(),
      /** A reference or number with or without its prefix, a name, or an amount. */
      search: searchField,
    }),
    output: z.object({ targets: z.array(target) }),
    refusals: lineGone,
  }),
  matchBankLine: call({
    summary: "Matches a line, or parts of it, to bookings, invoices and customer credit. The amount received counts.",
    access: verifiers,
    effect: "creates",
    input: z.object({ id: z.uuid(), parts: z.array(linePart).check(z.minLength(1), z.maxLength(20)) }),
    output: z.object({ left_cents: z.int() }),
    refusals: {
      ...lineGone,
      not_incoming: "This line is a payment out of our account.",
      /** With `details.left_cents`. */
      more_than_left: "That is more than is left of this line. Check the amounts, then match again.",
      named_twice: "The same booking or invoice is in the list twice. Enter one amount for it.",
      /** The refusals below have `details.key`: the part concerned. */
      target_gone: "We couldn’t find that booking or invoice. Search for it again.",
      not_payable: "This booking or invoice can’t take a payment. It has no agreed price, or it is closed.",
      billed_monthly: "This booking is on a monthly invoice. Search for the invoice and match that.",
      more_than_open: "That is more than is due on this invoice.",
      not_possible: "This payment can’t be matched any more. Search for it again.",
      amount_differs: "This payment is already counted with a different amount.",
    },
  }),
  unmatchBankLine: call({
    summary: "Unmatches part of a line from its booking or invoice, and updates what is paid there.",
    access: verifiers,
    effect: "creates",
    input: z.object({ allocation_id: z.uuid(), reason }),
    output: z.object({ left_cents: z.int() }),
    refusals: {
      not_found: "This line is no longer matched.",
      refunded: "This payment has been refunded, or a refund is on its way. It stays matched.",
    },
  }),
  ignoreBankLine: call({
    summary: "Ignores a line that is not a customer payment, or restores it.",
    access: verifiers,
    effect: "creates",
    input: z.object({ id: z.uuid(), is_aside: z.boolean() }),
    output: z.object({ is_aside: z.boolean() }),
    refusals: { ...lineGone, tied: "All of this line is matched." },
  }),
});
