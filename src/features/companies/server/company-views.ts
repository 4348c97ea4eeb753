import { and, asc, eq, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { owedOnAccount, findAccountFacts as readAccountFacts } from "#db/corporate/account-standing-views.ts";
import { users } from "#db/schema/accounts.ts";
import { companyAccounts } from "#db/schema/companies.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import { subquery } from "#db/subquery.ts";
import type { AlertKind, AlertPercent } from "#domain/corporate/spend-alerts.ts";
import type { LocalDate } from "#domain/time/local-time.ts";

export const findAccountFacts = (db: ReadDb, organisationId: string, now: Date) =>
  readAccountFacts(db, organisationId, now);

export async function findCompany(db: ReadDb, id: string) {
  const [row] = await db
    .select({ organisation: organisations, account: companyAccounts })
    .from(organisations)
    .innerJoin(companyAccounts, eq(companyAccounts.organisationId, organisations.id))
    .where(and(eq(organisations.id, id), eq(organisations.kind, "corporate")));
  return row;
}
export type CompanyMatch = NonNullable<Awaited<ReturnType<typeof findCompany>>>;

export const findMembers = (db: ReadDb, organisationId: string) =>
  db
    .select({ id: users.id, name: users.name, email: users.email, role: organisationMembers.role })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(eq(organisationMembers.organisationId, organisationId))
    .orderBy(asc(users.name), asc(users.id));

export async function isNameTaken(db: ReadDb, name: string): Promise<boolean> {
  const rows = await db
    .select({ id: organisations.id })
    .from(organisations)
    .where(and(eq(organisations.kind, "corporate"), sql`lower(${organisations.name}) = lower(${name})`))
    .limit(1);
  return rows.length > 0;
}

export type CompanyAlert = { readonly kind: AlertKind; readonly percent: AlertPercent };

type Month = { readonly from: Date; readonly until: Date; readonly today: LocalDate };

/** Confirmed bookings with a pickup in this month. */
const spentIn = ({ from, until }: Month) =>
  sql`from bookings b where b.organisation_id = ${organisations.id} and not b.is_test
    and b.state in ('confirmed', 'in_progress', 'completed', 'closed', 'no_show')
    and b.pickup_at >= ${from.toISOString()}::timestamptz and b.pickup_at < ${until.toISOString()}::timestamptz`;

export const findCompanies = (db: ReadDb, month: Month) =>
  db
    .select({
      id: organisations.id,
      name: organisations.name,
      status: organisations.status,
      isGranted: organisations.hasAccount,
      isOnHold: companyAccounts.isOnHold,
      creditLimitCents: companyAccounts.creditLimitCents,
      termsDays: companyAccounts.termsDays,
      monthBudgetCents: companyAccounts.monthBudgetCents,
      owedCents: owedOnAccount,
      isOverdue: subquery<boolean>`exists (select from invoices i where i.organisation_id = ${organisations.id}
        and i.state = 'suspended_account' and (i.promised_on is null or i.promised_on < ${month.today}::date))`,
      travellers: subquery<number>`(select count(*)::int from company_travellers t
        where t.organisation_id = ${organisations.id} and t.is_active)`,
      alerts: subquery<
        readonly CompanyAlert[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('kind', a.kind, 'percent', a.percent)
        order by a.kind, a.percent), '[]') from company_alerts a
        where a.organisation_id = ${organisations.id} and a.month = left(${month.today}, 7))`,
      bookings: subquery<number>`(select count(*)::int ${spentIn(month)})`,
      spendCents: subquery<number>`(select coalesce(sum(b.total_cents), 0)::int ${spentIn(month)})`,
    })
    .from(organisations)
    .innerJoin(companyAccounts, eq(companyAccounts.organisationId, organisations.id))
    .where(eq(organisations.kind, "corporate"))
    .orderBy(asc(organisations.name), asc(organisations.id))
    .limit(500);
