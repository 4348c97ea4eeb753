import { and, count, desc, eq, gte, inArray, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { messages } from "#db/schema/platform.ts";
import { dialledNumber } from "#domain/channel/dialled-number.ts";
import type { TimeKey } from "#platform/page-key.ts";
import type { emailStates, messageChannels } from "../contract.ts";

type State = (typeof emailStates)[number];
type Channel = (typeof messageChannels)[number];
type Filter = {
  readonly states?: readonly State[] | undefined;
  readonly channels?: readonly Channel[] | undefined;
  readonly search: string;
};

const listed = {
  id: messages.id,
  template: messages.template,
  to: messages.recipient,
  subject: messages.subject,
  channel: messages.channel,
  state: messages.state,
  deliveredAt: messages.deliveredAt,
  readAt: messages.readAt,
  costCents: messages.costCents,
  attempts: messages.attempts,
  about: messages.about,
  files: sql<number>`jsonb_array_length(${messages.attachments})`.mapWith(Number),
  createdAt: messages.createdAt,
  sentAt: messages.sentAt,
  nextTryAt: messages.nextTryAt,
};

/** The newest first. A search is an address from its beginning, or what the email is about. */
export const findEmails = (db: ReadDb, { states, channels, search }: Filter, page: { after?: TimeKey; size: number }) =>
  db
    .select(listed)
    .from(messages)
    .where(
      and(
        states && inArray(messages.state, [...states]),
        channels && inArray(messages.channel, [...channels]),
        search ? matches(search) : undefined,
        page.after && olderThan(page.after),
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(page.size);

export type EmailRow = Awaited<ReturnType<typeof findEmails>>[number];

const olderThan = ({ at: createdAt, id }: TimeKey): SQL | undefined =>
  or(lt(messages.createdAt, createdAt), and(eq(messages.createdAt, createdAt), lt(messages.id, id)));

/** Both by an index: the whole table is never read for a search. */
function matches(search: string): SQL | undefined {
  const reference = search.toUpperCase();
  const beginning = `${search.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  return or(
    sql`lower(${messages.recipient}) like ${beginning}`,
    ...numberBeginning(search),
    inArray(
      messages.about,
      ["booking", "invoice", "enquiry", "quote"].map((kind) => `${kind}:${reference}`),
    ),
  );
}

/** A number is kept as +27825550199, however it is typed. */
function numberBeginning(search: string): SQL[] {
  const number = /^[+\d][\d ()-]{5,}$/.test(search) ? dialledNumber(search) : null;
  return number === null ? [] : [eq(sql`lower(${messages.recipient})`, number)];
}

/** Texts since then, and their cost. */
export const countTexts = (db: ReadDb, since: Date) =>
  db
    .select({
      channel: messages.channel,
      sent: count(),
      costCents: sql<number>`coalesce(sum(${messages.costCents}), 0)`.mapWith(Number),
    })
    .from(messages)
    .where(and(ne(messages.channel, "email"), eq(messages.state, "sent"), gte(messages.createdAt, since)))
    .groupBy(messages.channel)
    .orderBy(messages.channel);

/** How many did not leave, and how many are still to. */
export async function countTroubled(db: ReadDb): Promise<{ failed: number; waiting: number }> {
  const rows = await db
    .select({ state: messages.state, count: count() })
    .from(messages)
    .where(inArray(messages.state, ["failed", "queued"]))
    .groupBy(messages.state);
  const of = (state: State) => rows.find((row) => row.state === state)?.count ?? 0;
  return { failed: of("failed"), waiting: of("queued") };
}

export async function findEmail(db: ReadDb, id: string) {
  const [email] = await db.select().from(messages).where(eq(messages.id, id));
  return email;
}

/** One of our team, to whom a test goes. */
export async function findColleague(db: ReadDb, userId: string) {
  const [user] = await db.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, userId));
  return user;
}
