import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { relationships } from "#db/schema/crm.ts";
import { people } from "#db/schema/people.ts";

type Row = typeof relationships.$inferSelect;

/** Locked, so that two who add the same at once add it once. */
export async function lockPerson(db: Database, id: string): Promise<boolean> {
  const found = await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.id, id), isNull(people.mergedInto)))
    .for("update");
  return found.length > 0;
}

/** Seen from either side. Where the two turned out to be one person and were merged, there is nothing to show. */
export const findRelationships = (db: Database, personId: string): Promise<Row[]> =>
  db
    .select()
    .from(relationships)
    .where(
      and(
        or(eq(relationships.personId, personId), eq(relationships.otherPersonId, personId)),
        sql`${relationships.otherPersonId} is distinct from ${relationships.personId}`,
      ),
    )
    .orderBy(asc(relationships.createdAt), asc(relationships.id));

type Introduction = {
  readonly organisation_id: string;
  readonly is_company: boolean;
  readonly booker: string;
  readonly bookings: number;
  readonly revenue_cents: number;
  readonly last_at: Date;
};

/** A booking counts unless it was called off or refused. */
const counts = sql`b.is_test = false and b.state in ('confirmed', 'in_progress', 'completed', 'closed', 'no_show')`;
const organisation = sql`coalesce(b.partner_id, b.organisation_id)`;

/** Which organisations booked for someone, and who there did. */
export async function findIntroductions(db: Database, personId: string): Promise<readonly Introduction[]> {
  const { rows } = await db.execute<Introduction>(sql`
    select o.id as organisation_id, o.kind = 'corporate' as is_company, coalesce(u.name, '') as booker, count(*)::int as bookings,
      coalesce(sum(b.total_cents), 0)::float8 as revenue_cents, max(b.created_at) as last_at
    from bookings b join organisations o on o.id = ${organisation} left join users u on u.id = b.booker_id
    where b.person_id = ${personId} and ${counts}
    group by 1, 2, 3 order by revenue_cents desc, o.id`);
  return rows;
}

type Introducer = Omit<Introduction, "last_at"> & {
  readonly guests: number;
  readonly best: readonly { readonly id: string; readonly name: string; readonly revenue_cents: number }[];
};

/** The organisations, and their people, that bring guests: those with the most revenue since a day. */
export async function findIntroducers(db: Database, since: Date, most: number): Promise<readonly Introducer[]> {
  const { rows } = await db.execute<Introducer>(sql`
    with brought as (
      select ${organisation} as organisation_id, coalesce(u.name, '') as booker, b.person_id,
        count(*) as bookings, coalesce(sum(b.total_cents), 0) as cents
      from bookings b left join users u on u.id = b.booker_id
      where b.created_at >= ${since.toISOString()}::timestamptz and ${organisation} is not null and b.person_id is not null and ${counts}
      group by 1, 2, 3),
    ranked as (
      select *, row_number() over (partition by organisation_id, booker order by cents desc, person_id) as rank from brought)
    select r.organisation_id, o.kind = 'corporate' as is_company, r.booker, count(*)::int as guests, sum(r.bookings)::int as bookings,
      sum(r.cents)::float8 as revenue_cents,
      json_agg(json_build_object('id', p.id, 'name', coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), p.email),
        'revenue_cents', r.cents) order by r.rank) filter (where r.rank <= 5) as best
    from ranked r join organisations o on o.id = r.organisation_id join people p on p.id = r.person_id
    group by 1, 2, 3 order by revenue_cents desc, r.organisation_id, r.booker limit ${most}`);
  return rows;
}
