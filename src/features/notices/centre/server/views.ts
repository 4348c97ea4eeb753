import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Database, ReadDb } from "#db/connect.ts";
import { findCompany } from "#db/read-company.ts";
import { users } from "#db/schema/accounts.ts";
import { drivers } from "#db/schema/drivers.ts";
import { noticeReads } from "#db/schema/notices.ts";
import { messages } from "#db/schema/platform.ts";
import { eventRules } from "#domain/channel/channel-rules.ts";
import { dialledNumber } from "#domain/channel/dialled-number.ts";
import { channelEvents } from "#domain/channel/event-words.ts";
import type { NoticeKind } from "#domain/message/notice-rules.ts";
import type { TimeKey } from "#platform/page-key.ts";

/** Whose notifications are read: the addresses that are surely theirs, and what of our team’s work they see. */
export type Reader = {
  readonly userId: string;
  /** Confirmed as theirs; null while it isn’t. */
  readonly email: string | null;
  /** All in small letters: their own, their driver’s, and for those who run the company its own. */
  readonly addresses: readonly string[];
  /** Of the driver they are. */
  readonly driverNumber: string | null;
  readonly seesAlarms: boolean;
};

type Sees = { readonly userId: string; readonly company: boolean; readonly alarms: boolean };

export async function findReader(db: ReadDb, { userId, company, alarms }: Sees): Promise<Reader> {
  const [user] = await db
    .select({ email: users.email, driverEmail: drivers.email, driverPhone: drivers.phone })
    .from(users)
    .leftJoin(drivers, eq(drivers.userId, users.id))
    .where(and(eq(users.id, userId), isNotNull(users.emailConfirmedAt)));
  const ours = company ? (await findCompany(db)).email : null;
  const addresses = [user?.email, user?.driverEmail, ours].flatMap((one) => (one ? [one.trim().toLowerCase()] : []));
  return {
    userId,
    email: user?.email.trim().toLowerCase() ?? null,
    addresses: [...new Set(addresses)],
    driverNumber: user?.driverPhone ? dialledNumber(user.driverPhone) : null,
    seesAlarms: alarms,
  };
}

type NoticeRow = {
  kind: NoticeKind;
  id: string;
  at: Date;
  title: string;
  detail: string;
  about: string | null;
  is_read: boolean;
};

type Page = {
  readonly now: Date;
  readonly readUntil: Date;
  readonly after?: TimeKey;
  /** This one alone. */
  readonly only?: string;
  readonly size: number;
};

/** The newest first, and with the same moment by their ids. */
export async function findNotices(db: Database, reader: Reader, page: Page): Promise<NoticeRow[]> {
  const { rows } = await db.execute<Omit<NoticeRow, "at"> & { at: string }>(sql`
    select n.kind, n.id, n.at, n.title, n.detail, n.about, ${isRead(page.readUntil)} as is_read
    from (${newest(reader, page)}) n ${withReads(reader)}
    order by n.at desc, n.id desc limit ${page.size}`);
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at) }));
}

/** One of the reader’s own, or nothing: what is another’s does not exist. */
export async function findNotice(db: Database, reader: Reader, { kind, id, now }: Wanted) {
  const found = await findNotices(db, reader, { now, readUntil: now, only: id, size: 5 });
  return found.find((notice) => notice.kind === kind);
}
type Wanted = { readonly kind: NoticeKind; readonly id: string; readonly now: Date };

export async function countUnread(db: Database, reader: Reader, page: Page): Promise<number> {
  const { rows } = await db.execute<{ unread: number }>(sql`
    select count(*)::int as unread from (${newest(reader, page, page.readUntil)}) n ${withReads(reader)}
    where not ${isRead(page.readUntil)}`);
  return Math.min(rows[0]?.unread ?? 0, page.size);
}

const withReads = ({ userId }: Reader) =>
  sql`left join notice_reads r on r.user_id = ${userId} and r.item = n.kind || ':' || n.id`;
const isRead = (until: Date) => sql`(n.is_seen or n.at <= ${moment(until)} or coalesce(r.read_at >= n.at, false))`;
const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** The newest of each source, each by its own index, as far as one page can show them. */
function newest(reader: Reader, page: Page, since?: Date): SQL {
  const { userId } = reader;
  const part = ({ columns, from, at, id, where }: Part) => sql`(
    select ${columns} from ${from} where ${where}
      ${page.only ? sql`and ${id} = ${page.only}` : sql``}
      ${since ? sql`and ${at} > ${moment(since)}` : sql``}
      ${page.after ? sql`and (${at}, ${id}) < (${moment(page.after.at)}, ${page.after.id}::uuid)` : sql``}
    order by ${at} desc, ${id} desc limit ${page.size})`;
  const parts = [
    ...reader.addresses.map((address) => part(emailsTo(address, page.now))),
    ...(reader.email ? [part(textsAboutBookingsOf(reader.email, page.now))] : []),
    ...(reader.driverNumber ? [part(textsToDriver(reader.driverNumber))] : []),
    part(tasksOf(userId)),
    part(threadsOf(userId)),
    ...(reader.seesAlarms ? [part(alarms)] : []),
  ];
  return sql.join(parts, sql` union all `);
}

type Part = {
  readonly columns: SQL;
  readonly from: SQL;
  readonly at: SQL;
  readonly id: SQL;
  readonly where: SQL;
};

const createdAt = sql`m.created_at`;
const messageId = sql`m.id`;

/** A driver reads dispatch’s own words under Messages; a campaign is no news of theirs; a test is no message. */
const notShown = sql`m.template not in ('dispatch-message', 'campaign') and m.template not like 'test-%'`;

/** An email that can still be undone has not been said yet. */
const isOut = (now: Date) =>
  sql`not (m.state = 'queued' and m.attempts = 0 and m.next_try_at is not null and m.next_try_at > ${moment(now)})`;

const emailsTo = (address: string, now: Date): Part => ({
  columns: sql`'message' as kind, m.id, m.created_at as at, m.subject as title, '' as detail, m.about, false as is_seen`,
  from: sql`messages m`,
  at: createdAt,
  id: messageId,
  where: sql`lower(m.recipient) = ${address} and m.channel = 'email' and ${notShown} and ${isOut(now)}`,
});

const textColumns = sql`'message' as kind, m.id, m.created_at as at, m.subject as title, m.body as detail, m.about,
  false as is_seen`;

/** It went by email too, or by WhatsApp before it went by SMS: that is one piece of news. */
const isSaidOnce = sql`m.channel <> 'email' and m.state in ('sent', 'kept')
  and not exists (
    select from messages e where e.key = substring(m.key from position(':' in m.key) + 1) and e.channel = 'email')
  and not (m.channel = 'sms' and exists (
    select from messages w where w.key = 'whatsapp' || substring(m.key from position(':' in m.key))))`;

const eventsTo = (audience: "customer" | "driver") =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(channelEvents.filter((one) => eventRules[one].to === audience))}::jsonb))`;

/** Older texts are on no phone’s first page either; without this, all that was ever booked would be looked through. */
const textsShownDays = 90;

/** Texts about a booking whose address is the reader’s: a number is never proof of who asks. */
const textsAboutBookingsOf = (email: string, now: Date): Part => ({
  columns: textColumns,
  from: sql`bookings b join messages m on m.about = 'booking:' || b.reference`,
  at: createdAt,
  id: messageId,
  where: sql`lower(b.email) = ${email} and b.pickup_at > ${moment(now)} - interval '1 day' * ${textsShownDays}
    and ${isSaidOnce} and m.template in ${eventsTo("customer")}`,
});

const textsToDriver = (number: string): Part => ({
  columns: textColumns,
  from: sql`messages m`,
  at: createdAt,
  id: messageId,
  where: sql`lower(m.recipient) = ${number} and ${isSaidOnce} and m.template in ${eventsTo("driver")}`,
});

/** Work from a colleague. Done is read. */
const tasksOf = (userId: string): Part => ({
  columns: sql`'task' as kind, t.id, t.assigned_at as at, t.title, coalesce(u.name, '') as detail,
    'task:' || t.id as about, t.state = 'done' as is_seen`,
  from: sql`tasks t left join users u on u.id = t.assigned_by`,
  at: sql`t.assigned_at`,
  id: sql`t.id`,
  where: sql`t.assigned_to = ${userId} and t.assigned_at is not null and t.assigned_by is distinct from ${userId}`,
});

const assignedByOther = (userId: string) =>
  sql`case when t.assigned_by is distinct from ${userId} then t.assigned_at end`;

/** A thread that waits for its reader: someone wrote, or a colleague assigned it. Read by them in the inbox is read here. */
function threadsOf(userId: string): Part {
  const at = sql`greatest(t.last_at, ${assignedByOther(userId)})`;
  return {
    columns: sql`'thread' as kind, t.id, ${at} as at, t.name as title, t.last_text as detail, 'thread:' || t.id as about,
      not t.is_unread and coalesce(${assignedByOther(userId)} <= t.last_at, true) as is_seen`,
    from: sql`threads t`,
    at,
    id: sql`t.id`,
    where: sql`t.assigned_to = ${userId} and t.waits_for = 'team'`,
  };
}

/** Alarms of drivers in danger, for those who see them on every page. */
const alarms: Part = {
  columns: sql`'alarm' as kind, s.id, s.received_at as at, trim(d.first_name || ' ' || d.last_name) as title, '' as detail,
    'alarm:' || s.id as about, s.state = 'closed' as is_seen`,
  from: sql`sos_alarms s join drivers d on d.id = s.driver_id`,
  at: sql`s.received_at`,
  id: sql`s.id`,
  where: sql`true`,
};

/** Until when this user has marked everything as read. */
export async function findAllRead(db: ReadDb, userId: string): Promise<Date | null> {
  const [row] = await db
    .select({ readAt: noticeReads.readAt })
    .from(noticeReads)
    .where(and(eq(noticeReads.userId, userId), eq(noticeReads.item, "all")));
  return row?.readAt ?? null;
}

/** A message as it was sent; whose it is was asked before. */
export async function findMessage(db: ReadDb, id: string) {
  const [row] = await db
    .select({
      key: messages.key,
      subject: messages.subject,
      html: messages.html,
      body: messages.body,
      about: messages.about,
      channel: messages.channel,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .where(eq(messages.id, id));
  return row;
}
