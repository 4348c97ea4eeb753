import { and, asc, desc, eq, gte, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Database, ReadDb } from "#db/connect.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import { findPrefixes as readPrefixes } from "#db/read-prefixes.ts";
import { userRoles, users } from "#db/schema/accounts.ts";
import { enquiries } from "#db/schema/crm.ts";
import { cannedReplies, inboundMessages, threads } from "#db/schema/inbox.ts";
import { people } from "#db/schema/people.ts";
import { messages } from "#db/schema/platform.ts";
import { findSettings } from "#db/settings-views.ts";
import type { CompanyDetails } from "#domain/company/contact-details.ts";
import type { Candidate } from "#domain/inbox/choose-record.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { TimeKey } from "#platform/page-key.ts";
import type { ThreadFilter } from "../contract.ts";
import { findMatches } from "./search-views.ts";

export const findCompany = (db: ReadDb): Promise<CompanyDetails> => readCompany(db);
export const findAnswerTimes = async (db: ReadDb) => (await findSettings(db)).answers;

/** Someone who wrote to us, by the form in which numbers and addresses are compared. */
export type SenderKey = { readonly kind: "email" | "phone"; readonly key: string };

/** Those who are known by it: one for an address, perhaps a family for a number. */
export async function findSenders(db: Database, { kind, key }: SenderKey): Promise<readonly string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select distinct person_id as id from person_contacts where kind = ${kind} and key = ${key} order by 1 limit 10`,
  );
  return rows.map(({ id }) => id);
}

const pastTripHours = 24 * 30;
const pastEnquiryHours = 24 * 60;

/** Their bookings that are ahead or not long past, and their enquiries that no one has closed. */
export async function findCandidates(db: Database, sender: SenderKey, personIds: readonly string[], now: Date) {
  const ids = JSON.stringify(personIds);
  const isTheirs = (table: string, email: string, phone: string): SQL => sql`(
    ${sql.raw(table)}.person_id in (select value::uuid from jsonb_array_elements_text(${ids}::jsonb))
    or ${sender.kind === "email" ? sql`lower(${sql.raw(`${table}.${email}`)}) = ${sender.key}` : sql`phone_digits(${sql.raw(`${table}.${phone}`)}) = ${sender.key}`})`;
  const { rows } = await db.execute<{ record: string; root: string; at: string; last_at: string | null }>(sql`
    select record, thread_root(record) as root, at, (select t.last_at from threads t where t.root = thread_root(record)) as last_at
    from (
      (select 'booking:' || b.reference as record, b.pickup_at as at from bookings b
        where ${isTheirs("b", "email", "phone")} and b.state not in ('draft', 'declined', 'expired') and not b.is_test
          and b.pickup_at >= ${addHours(now, -pastTripHours).toISOString()}::timestamptz
        order by abs(extract(epoch from b.pickup_at - ${now.toISOString()}::timestamptz)) limit 10)
      union all
      (select 'enquiry:' || e.reference, e.created_at from enquiries e
        where ${isTheirs("e", "email", "phone")} and e.state in ('new', 'contacted', 'qualified', 'quoted')
          and e.created_at >= ${addHours(now, -pastEnquiryHours).toISOString()}::timestamptz
        order by e.created_at desc limit 10)) as theirs`);
  return rows.map(
    ({ record, root, at, last_at }): Candidate => ({
      record,
      root,
      at: new Date(at),
      lastAt: last_at === null ? null : new Date(last_at),
    }),
  );
}

export type RecordFacts = {
  readonly personId: string | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
};

/** The person of a booking or an enquiry. */
export async function findRecord(db: Database, record: string): Promise<RecordFacts | undefined> {
  const [kind, reference = ""] = record.split(":");
  const { rows } = await db.execute<{ person_id: string | null; name: string; email: string; phone: string }>(
    kind === "booking"
      ? sql`select person_id, concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')) as name, email, phone from bookings where reference = ${reference}`
      : sql`select person_id, name, email, phone from enquiries where reference = ${reference}`,
  );
  const [row] = rows;
  return row && { personId: row.person_id, name: row.name, email: row.email, phone: row.phone };
}

export async function findRoot(db: Database, record: string): Promise<string> {
  const { rows } = await db.execute<{ root: string }>(sql`select thread_root(${record}) as root`);
  return rows[0]?.root ?? record;
}

/** The subject and the recipient of an email of ours, by its number. */
export async function findOurMessage(db: ReadDb, id: string) {
  const [row] = await db
    .select({ about: messages.about, threadId: messages.inReplyToThread, recipient: messages.recipient })
    .from(messages)
    .where(eq(messages.id, id));
  return row;
}

/** The thread of an earlier email from them, by that one’s number. */
export async function findThreadOfMessageId(db: ReadDb, messageId: string): Promise<string | null> {
  const [row] = await db
    .select({ threadId: inboundMessages.threadId })
    .from(inboundMessages)
    .where(eq(inboundMessages.messageId, messageId))
    .limit(1);
  return row?.threadId ?? null;
}

export async function findThread(db: ReadDb, id: string) {
  const [row] = await db.select().from(threads).where(eq(threads.id, id));
  return row;
}

export async function findThreadByRoot(db: ReadDb, root: string) {
  const [row] = await db.select().from(threads).where(eq(threads.root, root));
  return row;
}

/** Our team, for whom a thread may be. */
export const findColleagues = (db: ReadDb) =>
  db
    .selectDistinct({
      id: users.id,
      name: sql<string>`coalesce(nullif(${users.name}, ''), ${users.email})`.as("shown"),
    })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(inArray(userRoles.role, ["admin", "super_user", "dispatcher"]), eq(users.status, "active")))
    .orderBy(sql`shown`)
    .limit(100);

export async function findNameOf(db: ReadDb, userId: string | null): Promise<string | null> {
  if (userId === null) return null;
  const [user] = await db.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, userId));
  return user ? user.name || user.email : "a colleague";
}

export const findReplies = (db: ReadDb) =>
  db
    .select({
      id: cannedReplies.id,
      title: cannedReplies.title,
      text: cannedReplies.text,
      version: cannedReplies.version,
    })
    .from(cannedReplies)
    .where(isNull(cannedReplies.removedAt))
    .orderBy(asc(sql`lower(${cannedReplies.title})`), asc(cannedReplies.id))
    .limit(200);

type ListRequest = { readonly filter: ThreadFilter; readonly search: string; readonly me: string };

const isInFilter = ({ filter, me }: ListRequest): SQL | undefined =>
  ({
    open: ne(threads.waitsFor, "no_one"),
    mine: and(eq(threads.assignedTo, me), ne(threads.waitsFor, "no_one")),
    unassigned: and(isNull(threads.assignedTo), ne(threads.waitsFor, "no_one")),
    unread: eq(threads.isUnread, true),
    waiting: eq(threads.waitsFor, "customer"),
    done: eq(threads.waitsFor, "no_one"),
    all: undefined,
  })[filter];

/** The one said something last in is on top. */
export async function findThreads(
  db: Database,
  request: ListRequest,
  { after, size }: { after?: TimeKey | undefined; size: number },
) {
  return db
    .select({
      thread: threads,
      firstName: people.firstName,
      lastName: people.lastName,
      assignedName: sql<string | null>`coalesce(nullif(${users.name}, ''), ${users.email})`,
    })
    .from(threads)
    .leftJoin(people, eq(people.id, threads.personId))
    .leftJoin(users, eq(users.id, threads.assignedTo))
    .where(
      and(
        isInFilter(request),
        await findMatches(db, request.search),
        // As one comparison: the index is read from there on, not from the top.
        after && sql`(${threads.lastAt}, ${threads.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(threads.lastAt), desc(threads.id))
    .limit(size);
}

const filtersCounted = ["open", "mine", "unassigned", "unread", "waiting"] as const;

/** However many there are, a hundred is enough to be shown as many. */
export async function countThreads(db: ReadDb, me: string) {
  const counts = filtersCounted.map(async (filter) => {
    const within = db
      .select({ one: sql`1` })
      .from(threads)
      .where(isInFilter({ filter, me, search: "" }))
      .limit(100)
      .as("some");
    return [filter, await db.$count(within)] as const;
  });
  return Object.fromEntries(await Promise.all(counts)) as Record<(typeof filtersCounted)[number], number>;
}

export const countUnread = (db: ReadDb): Promise<number> => db.$count(threads, eq(threads.isUnread, true));

/** When they last wrote by WhatsApp: for a day from then it takes free text. */
export async function findLastWhatsApp(db: ReadDb, phoneKey: string, since: Date): Promise<Date | null> {
  const [row] = await db
    .select({ at: inboundMessages.receivedAt })
    .from(inboundMessages)
    .where(
      and(
        sql`phone_digits(${inboundMessages.sender}) = ${phoneKey}`,
        eq(inboundMessages.channel, "whatsapp"),
        gte(inboundMessages.receivedAt, since),
      ),
    )
    .orderBy(desc(inboundMessages.receivedAt))
    .limit(1);
  return row?.at ?? null;
}

/** Their latest message in a thread: an answer goes back where it came from. */
export async function findLastInbound(db: ReadDb, threadId: string) {
  const [row] = await db
    .select()
    .from(inboundMessages)
    .where(eq(inboundMessages.threadId, threadId))
    .orderBy(desc(inboundMessages.receivedAt), desc(inboundMessages.id))
    .limit(1);
  return row;
}

export async function findEnquiry(db: ReadDb, reference: string) {
  const [row] = await db
    .select({
      message: enquiries.message,
      createdAt: enquiries.createdAt,
      answeredAt: enquiries.answeredAt,
      responseDueAt: enquiries.responseDueAt,
    })
    .from(enquiries)
    .where(eq(enquiries.reference, reference));
  return row;
}

/** Every prefix that the company’s references ever had, today’s first. */
export const findPrefixes = (db: ReadDb) => readPrefixes(db);
