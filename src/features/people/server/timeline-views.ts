import { type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";
import type { CustomerEvent } from "../contract.ts";

type Paging = { readonly after?: string | null | undefined; readonly size: number };
type Event = Omit<CustomerEvent, "at"> & { readonly at: Date };

/** Each kind brings its latest, and the latest of all are the page. */
export async function findEvents(db: ReadDb, personId: string, { after, size }: Paging) {
  const key = timeKey.read(after);
  const branch = ({ kind, at, id, title, text, status, cents, from }: Branch) => sql`(
    select ${sql.raw(`'${kind}'`)} as kind, ${id} as id, ${at} as at, ${title} as title, ${text} as text, ${status} as status, ${cents} as cents
    from ${from(personId)} ${key ? sql`and (${at}, ${id}) < (${key.at.toISOString()}::timestamptz, ${key.id}::uuid)` : sql``}
    order by ${at} desc, ${id} desc limit ${size + 1})`;
  const all = sql`(${sql.join(branches.map(branch), sql` union all `)}) as event`;
  const rows: Event[] = await db
    .select({
      kind: sql<Event["kind"]>`event.kind`,
      id: sql<string>`event.id`,
      at: sql<Date>`event.at`.mapWith((value: string | Date) => new Date(value)),
      title: sql<string>`event.title`,
      text: sql<string>`event.text`,
      status: sql<string>`event.status`,
      cents: sql<number | null>`event.cents`,
    })
    .from(all)
    .orderBy(sql`event.at desc, event.id desc`)
    .limit(size + 1);
  return pageOf(rows, size, ({ at, id }) => timeKey.write({ at, id }));
}

type Branch = {
  readonly kind: Event["kind"];
  readonly at: SQL;
  readonly id: SQL;
  readonly title: SQL;
  readonly text: SQL;
  readonly status: SQL;
  readonly cents: SQL;
  readonly from: (personId: string) => SQL;
};
const none = sql`null::int`;
const empty = sql`''`;

const branches: readonly Branch[] = [
  {
    kind: "booking",
    at: sql`b.created_at`,
    id: sql`b.id`,
    title: sql`b.reference`,
    text: sql`concat_ws(' → ', nullif(b.pickup_location, ''), nullif(b.destination, ''))`,
    status: sql`b.state`,
    cents: sql`b.total_cents`,
    from: (id) => sql`bookings b where b.person_id = ${id}`,
  },
  {
    kind: "quote",
    at: sql`q.created_at`,
    id: sql`q.id`,
    title: sql`q.number`,
    text: sql`q.title`,
    status: sql`q.state`,
    cents: none,
    from: (id) => sql`quotes q where q.person_id = ${id}`,
  },
  {
    kind: "enquiry",
    at: sql`e.created_at`,
    id: sql`e.id`,
    title: sql`e.reference`,
    text: sql`left(e.message, 300)`,
    status: sql`e.state`,
    cents: none,
    from: (id) => sql`enquiries e where e.person_id = ${id}`,
  },
  {
    kind: "rating",
    at: sql`r.given_at`,
    id: sql`r.id`,
    title: sql`b.reference`,
    text: sql`left(r.words, 300)`,
    status: sql`r.overall::text`,
    cents: none,
    from: (id) =>
      sql`ratings r join bookings b on b.id = r.booking_id where r.person_id = ${id} and r.given_at is not null`,
  },
  {
    kind: "invoice",
    at: sql`i.issued_at`,
    id: sql`i.id`,
    title: sql`i.number`,
    text: sql`i.buyer_name`,
    status: sql`i.state`,
    cents: sql`i.total_cents`,
    from: (id) =>
      sql`bookings b join invoices i on i.booking_id = b.id where b.person_id = ${id} and i.state <> 'draft'`,
  },
  {
    kind: "payment",
    at: sql`p.created_at`,
    id: sql`p.id`,
    title: sql`coalesce(b.reference, i.number, v.number, '')`,
    text: sql`p.method`,
    status: sql`p.state`,
    cents: sql`p.amount_cents`,
    from: (id) =>
      sql`payments p left join bookings b on b.id = coalesce(p.booking_id, p.credit_booking_id)
        left join invoices i on i.id = coalesce(p.invoice_id, p.credit_invoice_id) left join vouchers v on v.id = p.voucher_id
        where p.person_id = ${id}`,
  },
  {
    kind: "refund",
    at: sql`f.created_at`,
    id: sql`f.id`,
    title: sql`b.reference`,
    text: sql`f.method`,
    status: sql`f.state`,
    cents: sql`f.amount_cents`,
    from: (id) => sql`bookings b join refunds f on f.booking_id = b.id where b.person_id = ${id}`,
  },
  {
    kind: "incident",
    at: sql`c.happened_at`,
    id: sql`c.id`,
    title: sql`b.reference`,
    text: sql`left(c.text, 300)`,
    status: sql`c.state`,
    cents: none,
    from: (id) => sql`bookings b join incidents c on c.booking_id = b.id where b.person_id = ${id}`,
  },
  {
    kind: "email",
    at: sql`m.created_at`,
    id: sql`m.id`,
    title: sql`m.subject`,
    text: sql`m.recipient`,
    status: sql`m.state`,
    cents: none,
    from: (id) => sql`messages m where m.person_id = ${id} and m.channel = 'email'`,
  },
  {
    kind: "text",
    at: sql`m.created_at`,
    id: sql`m.id`,
    title: sql`case m.channel when 'sms' then 'SMS' else 'WhatsApp' end`,
    text: sql`left(m.body, 300)`,
    status: sql`case when m.read_at is not null then 'read' when m.delivered_at is not null then 'delivered' else m.state end`,
    cents: none,
    from: (id) => sql`messages m where m.person_id = ${id} and m.channel <> 'email'`,
  },
  {
    kind: "reply",
    at: sql`w.received_at`,
    id: sql`w.id`,
    title: sql`case w.channel when 'sms' then 'SMS' else 'WhatsApp' end`,
    text: sql`left(w.text, 300)`,
    status: empty,
    cents: none,
    from: (id) => sql`inbound_messages w where w.person_id = ${id}`,
  },
  {
    kind: "note",
    at: sql`n.created_at`,
    id: sql`n.id`,
    title: sql`n.author`,
    text: sql`n.text`,
    status: empty,
    cents: none,
    from: (id) => sql`person_notes n where n.person_id = ${id}`,
  },
  {
    kind: "consent",
    at: sql`c.at`,
    id: sql`c.id`,
    title: sql`c.purpose || ' · ' || c.channel`,
    text: sql`c.wording`,
    status: sql`case when c.is_given then 'given' else 'withdrawn' end`,
    cents: none,
    from: (id) => sql`person_consents c where c.person_id = ${id}`,
  },
  {
    kind: "block",
    at: sql`k.from_at`,
    id: sql`k.id`,
    title: empty,
    text: sql`k.reason`,
    status: sql`case when k.lifted_at is null then '' else 'lifted' end`,
    cents: none,
    from: (id) => sql`person_blocks k where k.person_id = ${id}`,
  },
];
