import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { hasOpenMatter } from "#db/open-matters.ts";
import { findSettings } from "#db/settings-views.ts";
import type { FollowUpCandidate, FollowUpPurpose } from "#domain/crm/follow-up.ts";
import type { NoticeKind } from "#domain/mail/returned-mail.ts";
import { addHours } from "#domain/time/local-time.ts";

export const findFollowUpRules = async (db: Database) => (await findSettings(db)).followUps;

export type FoundFollowUp = FollowUpCandidate & {
  /** As messages.about says it. */
  readonly record: string;
  readonly since: Date;
  readonly personId: string;
  readonly firstName: string;
  readonly lastName: string;
};

/** Their own trip must still be some way off: who rides tomorrow has decided. */
const aheadHours = 24;

/** Those of a purpose between two moments, before it is asked who of them gets something. */
const sources: Readonly<Record<FollowUpPurpose, (now: Date) => SQL>> = {
  // Only where nothing has come of it: no booking since, and no quote, which has reminders of its own.
  enquiry: () => sql`
    select 'enquiry:' || e.reference as record, coalesce(t.last_at, e.answered_at) as since, e.person_id, e.email
    from enquiries e left join threads t on t.root = thread_root('enquiry:' || e.reference)
    where e.state in ('contacted', 'qualified') and e.answered_at is not null and coalesce(t.waits_for, 'customer') = 'customer'
      and not exists (select from bookings b where b.person_id = e.person_id and b.created_at > e.created_at)
      and not exists (select from quotes q where q.enquiry_id = e.id and q.state <> 'draft')`,
  expired: (now) => sql`
    select 'booking:' || b.reference, m.at, b.person_id, b.email
    from bookings b join lateral (select max(created_at) as at from booking_moves where booking_id = b.id and to_state = 'expired') m on true
    where b.state = 'expired' and not b.is_test and b.pickup_at > ${addHours(now, aheadHours).toISOString()}::timestamptz
      and not exists (select from bookings o where o.person_id = b.person_id and o.created_at > b.created_at)`,
  anniversary: (now) => sql`
    select distinct on (b.person_id) 'booking:' || b.reference, b.pickup_at, b.person_id, p.email
    from bookings b join people p on p.id = b.person_id
    where b.service_type = 'day_tour' and b.state in ('completed', 'closed') and not b.is_test
      and b.pickup_at > ${addHours(now, -24 * 400).toISOString()}::timestamptz
      and not exists (select from bookings o where o.person_id = b.person_id and o.pickup_at > ${now.toISOString()}::timestamptz
        and o.state not in ('cancelled', 'declined', 'expired', 'draft'))
    order by b.person_id, b.pickup_at desc`,
};

type Row = {
  readonly record: string;
  readonly since: string;
  readonly person_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly has_open_matter: boolean;
  readonly waits_for_us: boolean;
  readonly told_at: string | null;
  readonly blocked_until: string | null;
  readonly consents: readonly string[];
  readonly suppression: NoticeKind | null;
};
type Asked = { readonly now: Date; readonly from: Date; readonly until: Date; readonly most: number };

export const templateOf = (purpose: FollowUpPurpose): string => `follow-up-${purpose}`;

export async function findFollowUps(
  db: Database,
  purpose: FollowUpPurpose,
  { now, from, until, most }: Asked,
): Promise<FoundFollowUp[]> {
  const { rows } = await db.execute<Row>(sql`
    with found (record, since, person_id, email) as (${sources[purpose](now)})
    select f.record, f.since, f.person_id, p.first_name, p.last_name, f.email, p.blocked_until, p.consents,
      ${hasOpenMatter(sql`p.id`)} as has_open_matter,
      exists (select from threads t where t.person_id = p.id and t.waits_for = 'team') as waits_for_us,
      (select max(m.created_at) from messages m where lower(m.recipient) = lower(f.email) and m.template = ${templateOf(purpose)}) as told_at,
      (select s.reason from suppressed_addresses s where s.address = lower(f.email) and s.lifted_at is null limit 1) as suppression
    from found f join people p on p.id = f.person_id
    where p.merged_into is null and f.since > ${from.toISOString()}::timestamptz and f.since <= ${until.toISOString()}::timestamptz
    order by f.since, f.record limit ${most}`);
  return rows.map((row) => ({
    record: row.record,
    since: new Date(row.since),
    personId: row.person_id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    hasOpenMatter: row.has_open_matter,
    waitsForUs: row.waits_for_us,
    toldAt: row.told_at === null ? null : new Date(row.told_at),
    blockedUntil: row.blocked_until === null ? null : new Date(row.blocked_until),
    consents: row.consents,
    suppression: row.suppression,
  }));
}

export async function countFollowUps(db: Database, purpose: FollowUpPurpose, since: Date): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from messages where template = ${templateOf(purpose)} and created_at > ${since.toISOString()}::timestamptz`);
  return rows[0]?.n ?? 0;
}
