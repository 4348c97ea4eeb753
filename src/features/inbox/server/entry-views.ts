import { sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import type { ThreadChannel } from "#domain/inbox/thread-labels.ts";
import { pageOf, type TimeKey, timeKey } from "#platform/page-key.ts";

/** The key that a thread is read by: it need not be written down yet. */
export type ThreadScope = {
  readonly id: string | null;
  readonly root: string | null;
  readonly personId: string | null;
};

export type EntryRow = {
  readonly kind: "out" | "in" | "form" | "note" | "call";
  readonly id: string;
  readonly at: Date;
  readonly channel: ThreadChannel;
  /** The author; empty for what we send by ourselves. */
  readonly author: string;
  /** The recipient or sender; of a call the person on the phone. */
  readonly other: string;
  readonly subject: string;
  readonly text: string;
  readonly state: "queued" | "sent" | "kept" | "failed" | "unknown" | null;
  /** Can still be undone. */
  readonly is_held: boolean;
  readonly delivered_at: string | null;
  readonly read_at: string | null;
  readonly error: string | null;
  readonly is_known: boolean;
  readonly others: readonly string[];
  readonly files: readonly { readonly id: string | null; readonly name: string; readonly type: string }[];
};

const noFiles = sql`'[]'::jsonb`;
const nothing = sql`null::text as state, false as is_held, null::timestamptz as delivered_at, null::timestamptz as read_at, null::text as error, true as is_known, '{}'::text[] as others`;
const nameOf = (author: string, name: string) =>
  sql.raw(`coalesce((select coalesce(nullif(u.name, ''), u.email) from users u where u.id = ${author}), ${name})`);
/** The number that a message of ours has of the words it carries. */
const wordsIn = (key: string) => sql.raw(`nullif(substring(m.key from '${key}:([0-9a-f-]{36})'), '')::uuid`);

const isHeld = (now: Date) => sql`exists (
  select from held_actions h join held_rows r on r.action_id = h.id and r.table_name = 'messages' and r.after ->> 'id' = m.id::text
  where h.until > ${now.toISOString()}::timestamptz and h.undone_at is null)`;

/**
 * All that was said with a customer, from wherever it is kept, the newest first: what we sent to them about the records of the thread
 * or in it, what came in, and what our team noted.
 */
export async function findEntries(
  db: Database,
  { id, root, personId }: ThreadScope,
  { now, ...page }: { now: Date; after?: TimeKey | undefined; size: number },
) {
  const { rows } = await db.execute<Omit<EntryRow, "at"> & { at: string }>(sql`
    with records as materialized (select record from thread_records(${root ?? ""}) as record where ${root !== null}),
    own_bookings as (select b.* from bookings b where b.reference in (select split_part(record, ':', 2) from records where record like 'booking:%')),
    own_enquiries as (select e.* from enquiries e where e.reference in (select split_part(record, ':', 2) from records where record like 'enquiry:%')),
    contacts as materialized (
      select lower(email) as email, phone_digits(phone) as phone from own_bookings
      union select lower(email), phone_digits(phone) from own_enquiries
      union select lower(customer_email), phone_digits(customer_phone) from quotes where enquiry_id in (select id from own_enquiries)
      union select lower(g.guest_email), '' from guest_bookings g where g.booking_id in (select id from own_bookings)
      union select case when kind = 'email' then lower(value) else '' end, case when kind = 'phone' then key else '' end
        from person_contacts where person_id = ${personId}::uuid),
    sent as (
      select m.* from messages m where m.about in (select record from records)
        and (m.channel = 'email' and lower(m.recipient) in (select email from contacts)
          or m.channel <> 'email' and phone_digits(m.recipient) in (select phone from contacts))
      union
      select m.* from messages m where m.in_reply_to_thread = ${id}::uuid),
    said as (
      select 'out' as kind, m.id, m.created_at as at, m.channel as channel,
        coalesce(w.author, a.author, ${nameOf("n.author_id", "n.author")}, '') as author, m.recipient as other, m.subject,
        coalesce(w.text, a.text, n.text, m.body) as text, m.state, ${isHeld(now)} as is_held, m.delivered_at, m.read_at, m.error, true as is_known, '{}'::text[] as others,
        coalesce((select jsonb_agg(jsonb_build_object('id', null, 'name', f ->> 'name', 'type', f ->> 'type')) from jsonb_array_elements(m.attachments) f), ${noFiles}) as files
      from sent m
        left join thread_words w on w.id = ${wordsIn("thread-answer")}
        left join enquiry_answers a on a.id = ${wordsIn("enquiry-answer")}
        left join booking_notes n on n.id = ${wordsIn("team-message")}
      union all
      select 'in', i.id, i.received_at, i.channel, i.name, i.sender, i.subject, i.text, null, false, null, null, null, i.is_known, i.others,
        coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'type', f.type) order by f.created_at, f.id)
          from stored_files f where f.owner_kind = 'inbound_message' and f.owner_id = i.id), ${noFiles})
      from inbound_messages i where i.thread_id = ${id}::uuid
      union all
      select 'form', e.id, e.created_at, 'form', e.name, e.email, '', e.message, ${nothing}, ${noFiles}
      from own_enquiries e where e.source not in ('whatsapp', 'sms', 'chat', 'email')
      union all
      select 'note', a.id, a.created_at, 'note', a.author, '', '', a.text, ${nothing}, ${noFiles}
      from enquiry_answers a where a.kind = 'note' and a.enquiry_id in (select id from own_enquiries)
      union all
      select 'note', n.id, n.created_at, 'note', ${nameOf("n.author_id", "n.author")}, '', '', n.text, ${nothing}, ${noFiles}
      from booking_notes n where n.kind = 'note' and n.booking_id in (select id from own_bookings)
      union all
      select w.kind, w.id, w.created_at, w.kind, w.author, w.caller, '', w.text, ${nothing}, ${noFiles}
      from thread_words w where w.kind <> 'answer' and w.thread_id = ${id}::uuid)
    select * from said
    ${page.after ? sql`where (at, id) < (${page.after.at.toISOString()}::timestamptz, ${page.after.id}::uuid)` : sql``}
    order by at desc, id desc limit ${page.size + 1}`);
  const dated = rows.map((row): EntryRow => ({ ...row, at: new Date(row.at) }));
  return pageOf(dated, page.size, ({ at, id: last }) => timeKey.write({ at, id: last }));
}

/** The bookings and enquiries of a thread, as its side shows them. */
export async function findRecords(db: Database, root: string) {
  const { rows } = await db.execute<{
    kind: "booking" | "enquiry";
    id: string;
    reference: string;
    state: string;
    at: string;
    title: string;
    total_cents: number | null;
    version: number;
  }>(sql`
    with records as (select record from thread_records(${root}) as record)
    select 'booking' as kind, b.id, b.reference, b.state, b.pickup_at as at,
      concat_ws(' → ', nullif(b.pickup_location, ''), nullif(b.destination, '')) as title, b.total_cents, b.version
    from bookings b where b.reference in (select split_part(record, ':', 2) from records where record like 'booking:%')
    union all
    select 'enquiry', e.id, e.reference, e.state, e.created_at, left(e.message, 120), null, e.version
    from enquiries e where e.reference in (select split_part(record, ':', 2) from records where record like 'enquiry:%')
    order by 5 desc`);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

/** The person of the thread: how they are reached, and what they are to us. */
export async function findPerson(db: Database, personId: string) {
  const { rows } = await db.execute<{
    id: string;
    name: string;
    bookings: number;
    owed_cents: string;
    last_trip_at: string | null;
    tags: string[];
    blocked_until: string | null;
    emails: string[];
    phones: string[];
  }>(sql`
    select p.id, concat_ws(' ', nullif(p.first_name, ''), nullif(p.last_name, '')) as name, p.bookings, p.owed_cents, p.last_trip_at, p.tags, p.blocked_until,
      array(select c.value from person_contacts c where c.person_id = p.id and c.kind = 'email' order by c.since desc limit 5) as emails,
      array(select c.value from person_contacts c where c.person_id = p.id and c.kind = 'phone' order by c.since desc limit 5) as phones
    from people p where p.id = ${personId}`);
  return rows[0];
}

/** The facts that kept replies are filled in with. */
export async function findBookingFacts(db: Database, root: string) {
  const { rows } = await db.execute<{
    reference: string;
    pickup_at: string;
    pickup_location: string;
    first_name: string;
  }>(sql`
    select b.reference, b.pickup_at, b.pickup_location, b.first_name from bookings b
    where b.reference in (select split_part(record, ':', 2) from thread_records(${root}) as record where record like 'booking:%')
    order by b.created_at desc limit 1`);
  return rows[0];
}
