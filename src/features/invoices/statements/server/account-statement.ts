import { createElement } from "react";
import { personAsking } from "#domain/account/person-asking.ts";
import { ageingBands } from "#domain/invoice/invoice-balance.ts";
import { accept, refuse } from "#domain/result.ts";
import { formatDate, localDate, localDateOf } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { findConfirmedPerson } from "../../details/server/views.ts";
import { findCompany } from "../../documents/server/views.ts";
import type { AccountStatement, invoiceStatementContract as contract } from "../contract.ts";
import { drawStatement } from "./draw-statement.ts";
import { StatementEmail } from "./emails/statement-email.tsx";
import { type GatheredStatement, gatherStatement } from "./gather-statement.ts";
import { type Account, findAccounts, findOrganisationOf } from "./views.ts";

type Wanted = ParsedOf<typeof contract.accountStatement>;
type Period = { from: string; until: string };

/** Whom we have billed, and what they owe. */
export async function invoiceAccounts(ctx: Context, { search }: ParsedOf<typeof contract.invoiceAccounts>) {
  const found = await findAccounts(ctx.db, { search, today: localDateOf(ctx.now) });
  return accept({
    accounts: found.map((one) => ({
      key: one.key,
      name: one.name,
      email: one.email,
      is_organisation: one.isOrganisation,
      invoices: one.invoices,
      open_cents: one.openCents,
      late_cents: one.lateCents,
      last_issued_at: one.lastIssuedAt.toISOString(),
    })),
  });
}

export async function accountStatement(ctx: Context, wanted: Wanted) {
  const gathered = await gather(ctx, accountFrom(wanted.account), wanted);
  return gathered ? accept(describe(wanted.account, gathered)) : refuse("not_found");
}

export const accountStatementFile = (ctx: Context, wanted: Wanted) => fileOf(ctx, accountFrom(wanted.account), wanted);

/** Sends it to the address the latest document went to. */
export async function sendAccountStatement(ctx: Context, wanted: Wanted) {
  const gathered = await gather(ctx, accountFrom(wanted.account), wanted);
  if (!gathered) return refuse("not_found");
  if (gathered.email.endsWith(".invalid")) return refuse("no_address");
  const { from, until } = gathered.period;
  const id = ctx.newId();
  await ctx.mail({
    key: `statement:${id}`,
    template: "statement",
    to: gathered.email,
    subject: `Account statement, ${formatDate(from)} to ${formatDate(until)}`,
    about: `account:${wanted.account}`,
    attachments: [await drawStatement(ctx, gathered)],
    content: createElement(StatementEmail, { gathered, company: await findCompany(ctx.db) }),
  });
  await recordAudit(ctx, {
    action: "statement.sent",
    subject: { kind: "account", id: wanted.account },
    details: { from, until, to: gathered.email },
  });
  return accept({ email: gathered.email });
}

/** A person's own, by the address they have shown to be theirs. */
export async function myStatement(ctx: Context, period: Period) {
  const person = await findConfirmedPerson(ctx.db, personAsking(ctx.actor));
  return person ? fileOf(ctx, { email: person.email }, period) : refuse("not_found");
}

export async function organisationStatement(ctx: Context, period: Period) {
  const organisationId = await findOrganisationOf(ctx.db, personAsking(ctx.actor));
  return organisationId ? fileOf(ctx, { organisationId }, period) : refuse("not_found");
}

async function fileOf(ctx: Context, account: Account, period: Period) {
  const gathered = await gather(ctx, account, period);
  if (!gathered) return refuse("not_found");
  const file = await drawStatement(ctx, gathered);
  return accept({ ...file, content: file.content.toString("base64") });
}

const gather = (ctx: Context, account: Account, { from, until }: Period) =>
  gatherStatement(ctx, account, { from: localDate(from), until: localDate(until) });

function accountFrom(key: string): Account {
  const value = key.slice(key.indexOf(":") + 1);
  return key.startsWith("organisation:") ? { organisationId: value } : { email: value };
}

const describe = (key: string, { name, email, address, period, statement }: GatheredStatement): AccountStatement => ({
  account: { key, name, email, address },
  ...period,
  opening_cents: statement.opening,
  invoiced_cents: statement.invoiced,
  credited_cents: statement.credited,
  paid_cents: statement.paid,
  closing_cents: statement.closing,
  rows: statement.rows.map((row) => ({
    on: row.on,
    kind: row.kind,
    number: row.number,
    text: row.text,
    amount_cents: row.amount,
    balance_cents: row.balance,
    invoice_id: row.invoiceId,
  })),
  ageing: ageingBands.map((band) => ({ band, open_cents: statement.ageing[band] })),
});
