import { and, count, desc, eq, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { messages } from "#db/schema/platform.ts";
import type { TimeKey } from "#platform/page-key.ts";
import type { emailStates } from "../contract.ts";

type State = (typeof emailStates)[number];
type Filter = { readonly states?: readonly State[] | undefined; readonly search: string };

const listed = {
  id: messages.id,
  template: messages.template,
  to: messages.recipient,
  subject: messages.subject,
  state: messages.state,
  attempts: messages.attempts,
  about: messages.about,
  files: sql<number>`jsonb_array_length(${messages.attachments})`.mapWith(Number),
  createdAt: messages.createdAt,
  sentAt: messages.sentAt,
  nextTryAt: messages.nextTryAt,
};

/** The newest first. A search is an address from its beginning, or what the email is about. */
export const findEmails = (db: ReadDb, { states, search }: Filter, page: { after?: TimeKey; size: number }) =>
  db
    .select(listed)
    .from(messages)
    .where(
      and(
        states && inArray(messages.state, [...states]),
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
    inArray(
      messages.about,
      ["booking", "invoice", "enquiry", "quote"].map((kind) => `${kind}:${reference}`),
    ),
  );
}

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
