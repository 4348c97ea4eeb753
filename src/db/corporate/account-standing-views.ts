import { and, eq, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { companyAccounts } from "#db/schema/companies.ts";
import { invoices } from "#db/schema/invoices.ts";
import { organisations } from "#db/schema/partners.ts";
import { subquery } from "#db/subquery.ts";
import type { AccountFacts } from "#domain/corporate/account-standing.ts";
import { suspendsAccount } from "#domain/invoice/invoice-chasing.ts";
import { localDate, localDateOf } from "#domain/time/local-time.ts";

/**
 * Owed and not paid: bookings that were sold on account, and what else we have invoiced. A booking that still waits for its
 * payment or its answer is counted when it is put on account. A monthly invoice bills bookings that are counted.
 */
export const owedOnAccount = subquery<number>`(
  coalesce((select sum(booking_due(b.state, b.total_cents, b.paid_cents, b.refunded_cents, b.fee_cents)) from bookings b
    where b.organisation_id = ${organisations.id} and b.payment_method = 'account' and not b.is_test
      and b.state in ('confirmed', 'in_progress', 'completed', 'closed', 'no_show', 'cancelled')), 0)
  + coalesce((select sum(i.total_cents - i.credited_cents - i.paid_cents) from invoices i
    left join bookings b on b.id = i.booking_id
    where i.organisation_id = ${organisations.id} and b.payment_method is distinct from 'account'
      and i.month is null and i.kind not in ('credit_note', 'pro_forma')
      and i.state not in ('draft', 'paid', 'credited', 'written_off')), 0))::int`;

/**
 * The facts that decide whether something may be charged to an organisation’s account; undefined if there is no such
 * organisation.
 */
export async function findAccountFacts(
  db: ReadDb,
  organisationId: string,
  now: Date,
): Promise<(AccountFacts & { readonly isCompany: boolean }) | undefined> {
  const [row] = await db
    .select({
      isActive: sql<boolean>`${organisations.status} = 'active'`,
      isCompany: sql<boolean>`${organisations.kind} = 'corporate'`,
      isGranted: organisations.hasAccount,
      isOnHold: sql<boolean>`coalesce(${companyAccounts.isOnHold}, false)`,
      creditLimitCents: companyAccounts.creditLimitCents,
      owedCents: owedOnAccount,
    })
    .from(organisations)
    .leftJoin(companyAccounts, eq(companyAccounts.organisationId, organisations.id))
    .where(eq(organisations.id, organisationId));
  return row && { ...row, isOverdue: await isOverdue(db, organisationId, now) };
}

/** Whether an invoice has been unpaid so long that nothing more may be charged. */
async function isOverdue(db: ReadDb, organisationId: string, now: Date): Promise<boolean> {
  const late = await db
    .select({ state: invoices.state, promisedOn: invoices.promisedOn })
    .from(invoices)
    .where(and(eq(invoices.organisationId, organisationId), eq(invoices.state, "suspended_account")));
  return late.some(({ state, promisedOn }) =>
    suspendsAccount({ state, promisedOn: promisedOn === null ? null : localDate(promisedOn) }, localDateOf(now)),
  );
}
