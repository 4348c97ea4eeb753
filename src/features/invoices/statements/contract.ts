import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { ageingBands } from "#domain/invoice/invoice-balance.ts";
import { call, contract } from "#platform/contract.ts";
import { dayField } from "#platform/wire.ts";
import { savedFile } from "../contract.ts";

const access = rolesThatMay("view_statements");

/** An account: `organisation:` and its id, or `customer:` and the billing address. */
const accountKey = z
  .string()
  .check(z.regex(/^(organisation:[0-9a-f-]{36}|customer:[^\s]{3,254})$/, "Choose an account"));

export const account = z.object({
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
  from: dayField("Enter the first date"),
  until: dayField("Enter the last date"),
};

/** A PDF to forward, or a table for a spreadsheet. */
const format = z._default(z.enum(["pdf", "csv"]), "pdf");

const inOrder = z.refine<{ from: string; until: string }>(({ from, until }) => from <= until, {
  path: ["until"],
  message: "Enter a date on or after the first",
});
const statementRequest = z.object({ account: accountKey, ...statementPeriod }).check(inOrder);
const statementFileRequest = z.object({ account: accountKey, ...statementPeriod, format }).check(inOrder);

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
      /** Empty for credit, which is not on an invoice. */
      invoice_id: z.string(),
    }),
  ),
  ageing: z.array(z.object({ band: z.enum(ageingBands), open_cents: z.int() })),
});
export type AccountStatement = z.output<typeof accountStatement>;

const refusals = { not_found: "Nothing has been billed to this account." };

const ownPeriod = { from: dayField(), until: dayField(), format };
const nothingBilled = { not_found: "There is nothing on this statement yet." };

/** Each customer and organisation with the amounts invoiced, paid and due. */
export const invoiceStatementContract = contract({
  invoiceAccounts: call({
    summary: "Lists the customers and organisations we have billed, those who owe most first, or those a search finds.",
    access,
    effect: "reads",
    input: z.object({ search: z._default(z.string().check(z.trim(), z.maxLength(100)), "") }),
    output: z.object({ accounts: z.array(account) }),
  }),
  accountStatement: call({
    summary:
      "Shows the statement of an account for a period: opening balance, documents, payments, closing balance and ageing.",
    access,
    effect: "reads",
    input: statementRequest,
    output: accountStatement,
    refusals,
  }),
  accountStatementFile: call({
    summary: "Downloads the statement of an account as a PDF or CSV.",
    access,
    effect: "reads",
    input: statementFileRequest,
    output: savedFile,
    refusals,
  }),
  sendAccountStatement: call({
    summary: "Emails the statement of an account to its customer, as a PDF.",
    access,
    effect: "creates",
    input: statementRequest,
    output: z.object({ email: z.string() }),
    refusals: { ...refusals, no_address: "This account no longer has an email address." },
  }),
  myStatement: call({
    summary: "Downloads the signed-in person’s own statement for a period, as a PDF or CSV.",
    access: "signed_in",
    effect: "reads",
    limit: { times: 20, seconds: 60 },
    input: z.object(ownPeriod),
    output: savedFile,
    refusals: nothingBilled,
  }),
  organisationStatement: call({
    summary: "Downloads the statement of the person’s organisation for a period, as a PDF or CSV.",
    access: ["hotel", "travel_agent", "corporate"],
    effect: "reads",
    limit: { times: 20, seconds: 60 },
    input: z.object(ownPeriod),
    output: savedFile,
    refusals: nothingBilled,
  }),
});
