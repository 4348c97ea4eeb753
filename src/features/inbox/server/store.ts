import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { cannedReplies, inboundMessages, threads, threadWords } from "#db/schema/inbox.ts";

export type ThreadRow = typeof threads.$inferSelect;
export type InboundRow = typeof inboundMessages.$inferSelect;

/** Two messages of one sender at once are taken one after the other: the first opens what the second belongs to. */
export async function lockSender(db: Database, contact: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`inbox ${contact}`}))`);
}

/** Keeps what someone wrote; false where it comes again. */
export async function insertInbound(db: Database, message: typeof inboundMessages.$inferInsert): Promise<boolean> {
  const kept = await db
    .insert(inboundMessages)
    .values(message)
    .onConflictDoNothing({ target: [inboundMessages.provider, inboundMessages.providerId] })
    .returning({ id: inboundMessages.id });
  return kept.length > 0;
}

export async function updateInbound(db: Database, id: string, changes: Partial<InboundRow>): Promise<void> {
  await db.update(inboundMessages).set(changes).where(eq(inboundMessages.id, id));
}

export async function lockInbound(db: Database, id: string): Promise<InboundRow | undefined> {
  const [row] = await db.select().from(inboundMessages).where(eq(inboundMessages.id, id)).for("update");
  return row;
}

/** Opens a thread unless another has opened the same a moment ago. */
export async function insertThread(db: Database, thread: typeof threads.$inferInsert): Promise<void> {
  await db.insert(threads).values(thread).onConflictDoNothing();
}

export async function lockThread(db: Database, id: string): Promise<ThreadRow | undefined> {
  const [row] = await db.select().from(threads).where(eq(threads.id, id)).for("update");
  return row;
}

export async function lockThreadOfRoot(db: Database, root: string): Promise<ThreadRow | undefined> {
  const [row] = await db.select().from(threads).where(eq(threads.root, root)).for("update");
  return row;
}

/** Of someone without a booking or an enquiry: by who they are, otherwise by how they wrote. */
export async function lockThreadWithoutRoot(
  db: Database,
  { personId, contact }: Pick<ThreadRow, "personId" | "contact">,
) {
  const whose = personId ? eq(threads.personId, personId) : and(isNull(threads.personId), eq(threads.contact, contact));
  const [row] = await db
    .select()
    .from(threads)
    .where(and(isNull(threads.root), whose))
    .orderBy(sql`${threads.lastAt} desc`)
    .limit(1)
    .for("update");
  return row;
}

export async function updateThread(db: Database, id: string, changes: Partial<ThreadRow>): Promise<void> {
  await db.update(threads).set(changes).where(eq(threads.id, id));
}

export async function insertWords(db: Database, words: typeof threadWords.$inferInsert): Promise<void> {
  await db.insert(threadWords).values(words);
}

export type ReplyRow = typeof cannedReplies.$inferSelect;

export async function lockReply(db: Database, id: string): Promise<ReplyRow | undefined> {
  const [row] = await db
    .select()
    .from(cannedReplies)
    .where(and(eq(cannedReplies.id, id), isNull(cannedReplies.removedAt)))
    .for("update");
  return row;
}

export async function insertReply(db: Database, reply: typeof cannedReplies.$inferInsert): Promise<void> {
  await db.insert(cannedReplies).values(reply);
}

export async function updateReply(db: Database, id: string, changes: Partial<ReplyRow>): Promise<void> {
  await db.update(cannedReplies).set(changes).where(eq(cannedReplies.id, id));
}
