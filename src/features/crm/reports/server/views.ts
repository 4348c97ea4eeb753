import { sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";

type Lost = {
  readonly reason: string | null;
  readonly service_type: string;
  readonly source: string;
  readonly month: string;
  readonly count: number;
  readonly value_cents: number;
};

/** The sum of a quote: what was accepted, or else its cheapest option. */
const quoteValue = sql`(select min(o.total_cents) from quote_options o where o.quote_id = q.id and o.letter = coalesce(q.accepted_option, o.letter))`;
const enquiryValue = sql`(select ${quoteValue} from quotes q where q.enquiry_id = e.id and q.state <> 'superseded' order by q.created_at desc limit 1)`;

/** Enquiries and quotes without one that came to nothing since a day, by the month in which they did. */
export async function findLost(db: Database, since: Date): Promise<readonly Lost[]> {
  const { rows } = await db.execute<Lost>(sql`
    with lost as (
      select e.lost_reason as reason, e.service_type, e.source, coalesce(e.updated_at, e.created_at) as at, ${enquiryValue} as cents
        from enquiries e where e.state = 'lost' and coalesce(e.updated_at, e.created_at) >= ${since.toISOString()}::timestamptz
      union all
      select case when q.state = 'expired' then 'expired' else q.decline_reason end, coalesce(q.journey->>'service_type', ''), 'quote', q.updated_at, ${quoteValue}
        from quotes q where q.enquiry_id is null and q.updated_at >= ${since.toISOString()}::timestamptz
          and (q.state in ('declined', 'expired') or (q.state = 'withdrawn' and q.decline_reason is not null)))
    select reason, service_type, source, to_char(at at time zone 'Africa/Johannesburg', 'YYYY-MM') as month,
      count(*)::int as count, coalesce(sum(cents), 0)::float8 as value_cents
    from lost group by 1, 2, 3, 4 order by month desc, value_cents desc`);
  return rows;
}

type Conversion = {
  readonly name: string;
  readonly received: number;
  readonly won: number;
  readonly lost: number;
  readonly open: number;
  readonly won_cents: number;
};

const grouped = { source: sql`e.source`, owner: sql`coalesce(u.name, '')` };

/** The enquiries received since a day by their status now, without spam and duplicates. */
export async function findConversion(
  db: Database,
  by: "source" | "owner",
  since: Date,
): Promise<readonly Conversion[]> {
  const { rows } = await db.execute<Conversion>(sql`
    select ${grouped[by]} as name, count(*)::int as received,
      (count(*) filter (where e.state = 'won'))::int as won,
      (count(*) filter (where e.state = 'lost'))::int as lost,
      (count(*) filter (where e.state in ('new', 'contacted', 'qualified', 'quoted')))::int as open,
      coalesce(sum(${enquiryValue}) filter (where e.state = 'won'), 0)::float8 as won_cents
    from enquiries e left join users u on u.id = e.taken_by
    where e.created_at >= ${since.toISOString()}::timestamptz and e.state not in ('spam', 'duplicate')
    group by 1 order by received desc, name`);
  return rows;
}

type Answers = {
  readonly source: string;
  readonly received: number;
  readonly answered: number;
  readonly kept: number;
  readonly median_minutes: number | null;
};

/** How soon the enquiries received since a day had a first answer, against what was promised. */
export async function findAnswerTimes(db: Database, since: Date): Promise<readonly Answers[]> {
  const { rows } = await db.execute<Answers>(sql`
    select e.source, count(*)::int as received, count(e.answered_at)::int as answered,
      (count(*) filter (where e.answered_at <= e.response_due_at))::int as kept,
      round(percentile_cont(0.5) within group (order by extract(epoch from e.answered_at - e.created_at) / 60.0))::int as median_minutes
    from enquiries e
    where e.created_at >= ${since.toISOString()}::timestamptz and e.state not in ('spam', 'duplicate')
    group by 1 order by received desc, source`);
  return rows;
}
