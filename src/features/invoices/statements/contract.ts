import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { ageingBands } from "#domain/invoice/invoice-balance.ts";
import { call, contract } from "#platform/contract.ts";
import { dayField } from "#platform/wire.ts";
import { savedFile } from "../documents/contract.ts";

const access = rolesThatMay("view_statements");

/** Whose account: `organisation:` and its id, or `customer:` and the address the invoices go to. */
const accountKey = z.string().check(z.regex(/^(organisation:[0-9a-f-]{36}|customer:[^\s]{3,254})$/, "Not an account"));

const account = z.object({
  key: z.string(),
  name: z.string(),
  email: z.string(),
  is_organisation: z.boolean(),
  invoices: z.int(),
  open_cents: z.int(),
  late_cents: z.int(),
  last_issued_at: z.iso.datetime(),
});
export type InvoiceAccount = z.output<typeof account>;

export const statementPeriod = {
  from: dayField("Enter the first day"),
  until: dayField("Enter the last day"),
};

const wanted = z
  .object({ account: accountKey, ...statementPeriod })
  .check(
    z.refine(({ from, until }) => from <= until, { path: ["until"], message: "The last day is before the first" }),
  );

export const accountStatement = z.object({
  account: z.object({ key: z.string(), name: z.string(), email: z.string(), address: z.string() }),
  from: z.string(),
  until: z.string(),
  opening_cents: z.int(),
  invoiced_cents: z.int(),
  credited_cents: z.int(),
  paid_cents: z.int(),
  closing_cents: z.int(),
  rows: z.array(
    z.object({
      on: z.string(),
      kind: z.enum(["invoice", "credit_note", "payment", "refund", "write_off"]),
      number: z.string(),
      text: z.string(),
      amount_cents: z.int(),
      balance_cents: z.int(),
      invoice_id: z.string(),
    }),
  ),
  ageing: z.array(z.object({ band: z.enum(ageingBands), open_cents: z.int() })),
});
export type AccountStatement = z.output<typeof accountStatement>;

const refusals = { not_found: "Nothing was ever billed to this account." };

/** What each customer and organisation was billed, paid and still owes. */
export const invoiceStatementContract = contract({
  invoiceAccounts: call({
    summary: "Whom we have billed: those who owe most first, or those a search finds.",
    access,
    effect: "reads",
    input: z.object({ search: z._default(z.string().check(z.trim(), z.maxLength(100)), "") }),
    output: z.object({ accounts: z.array(account) }),
  }),
  accountStatement: call({
    summary: "The statement of an account over a time: opening, documents, payments, closing, and how long it is due.",
    access,
    effect: "reads",
    input: wanted,
    output: accountStatement,
    refusals,
  }),
  accountStatementFile: call({
    summary: "The statement of an account as a PDF.",
    access,
    effect: "reads",
    input: wanted,
    output: savedFile,
    refusals,
  }),
  sendAccountStatement: call({
    summary: "Sends the statement of an account to its buyer, as a PDF.",
    access,
    effect: "creates",
    input: wanted,
    output: z.object({ email: z.string() }),
    refusals: { ...refusals, no_address: "This account has no e-mail address any more." },
  }),
});
