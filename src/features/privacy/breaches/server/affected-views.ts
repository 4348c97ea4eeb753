import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { type AffectedSource, addressesIn } from "#domain/privacy/breach.ts";
import { addDays, type LocalDate, localTime, momentOf } from "#domain/time/local-time.ts";

export type AffectedCriteria = {
  readonly sources: readonly AffectedSource[];
  readonly from: string | null;
  readonly until: string | null;
  readonly addresses: string;
};

const midnight = localTime("00:00");

/** Rows of a period, both days included, in Cape Town time. */
function during(column: SQL, { from, until }: AffectedCriteria): SQL {
  const since = from ? momentOf(from as LocalDate, midnight).toISOString() : null;
  const before = until ? momentOf(addDays(until as LocalDate, 1), midnight).toISOString() : null;
  return sql`(${since}::timestamptz is null or ${column} >= ${since}::timestamptz)
    and (${before}::timestamptz is null or ${column} < ${before}::timestamptz)`;
}

const name = (first: SQL, last: SQL) => sql`trim(${first} || ' ' || ${last})`;
const created = sql`created_at`;

const selects: Readonly<Record<AffectedSource, (criteria: AffectedCriteria) => SQL>> = {
  bookings: (criteria) => sql`
    select lower(email) as email, ${name(sql`first_name`, sql`last_name`)} as name from bookings where ${during(created, criteria)}
    union all select lower(guest_email), '' from guest_bookings where ${during(created, criteria)}`,
  enquiries: (criteria) => sql`select lower(email) as email, name from enquiries where ${during(created, criteria)}`,
  quotes: (criteria) =>
    sql`select lower(customer_email) as email, customer_name as name from quotes where ${during(created, criteria)}`,
  accounts: (criteria) => sql`select lower(email) as email, name from users where ${during(created, criteria)}`,
  travellers: (criteria) => sql`
    select lower(email) as email, ${name(sql`first_name`, sql`last_name`)} as name from company_travellers
    where ${during(created, criteria)}`,
};

/** Everyone who matches the criteria, each address once with one name. */
export function selectAffected(criteria: AffectedCriteria): SQL {
  const listed = JSON.stringify(addressesIn(criteria.addresses));
  const parts = [
    sql`select address as email, '' as name from jsonb_array_elements_text(${listed}::jsonb) as address`,
    ...criteria.sources.map((source) => selects[source](criteria)),
  ];
  return sql`
    select email, max(name) as name from (${sql.join(
      parts.map((part) => sql`(${part})`),
      sql` union all `,
    )}) as affected
    where email like '%_@_%.%' and email not like '%@erased.invalid' and email not like '%.invalid'
    group by email`;
}

export async function countAffected(db: Database, criteria: AffectedCriteria): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${selectAffected(criteria)}) as people`,
  );
  return rows[0]?.count ?? 0;
}
