import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { mailboxes } from "#db/schema/inbox.ts";

type Claim = { readonly name: string; readonly reader: string; readonly now: Date; readonly until: Date };

/** One reader at a time; undefined while another has it. */
export async function claimMailbox(db: Database, { name, reader, now, until }: Claim) {
  await db.insert(mailboxes).values({ name }).onConflictDoNothing();
  const isFree = or(isNull(mailboxes.heldUntil), lt(mailboxes.heldUntil, now));
  const [row] = await db
    .update(mailboxes)
    .set({ heldBy: reader, heldUntil: until })
    .where(and(eq(mailboxes.name, name), isFree))
    .returning();
  return row;
}

type Place = {
  readonly name: string;
  readonly reader: string;
  readonly lastUid: number;
  readonly uidValidity?: string;
};

/** A reader that has lost the mailbox writes nothing any more. */
export async function movePlace(db: Database, { name, reader, ...place }: Place): Promise<void> {
  const moved = await db
    .update(mailboxes)
    .set(place)
    .where(and(eq(mailboxes.name, name), eq(mailboxes.heldBy, reader)))
    .returning({ name: mailboxes.name });
  if (moved.length === 0) throw new Error("Another instance reads this mailbox now.");
}

type End = {
  readonly name: string;
  readonly reader: string;
  readonly readAt: Date | null;
  readonly error: string | null;
};

export async function releaseMailbox(db: Database, { name, reader, readAt, error }: End): Promise<void> {
  await db
    .update(mailboxes)
    .set({ heldBy: "", heldUntil: null, readAt, error })
    .where(and(eq(mailboxes.name, name), eq(mailboxes.heldBy, reader)));
}
