import { and, asc, desc, eq, gte, isNotNull, lte, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { type PhoneMode, sandboxPhones, sandboxTexts } from "#db/schema/channels.ts";

export type SandboxText = typeof sandboxTexts.$inferSelect;

/** A phone is on unless switched off. */
export async function findMode(db: Database, number: string): Promise<PhoneMode> {
  const [row] = await db
    .select({ mode: sandboxPhones.mode })
    .from(sandboxPhones)
    .where(eq(sandboxPhones.number, number));
  return row?.mode ?? "on";
}

export async function setMode(db: Database, number: string, mode: PhoneMode, now: Date): Promise<void> {
  await db
    .insert(sandboxPhones)
    .values({ number, mode, updatedAt: now })
    .onConflictDoUpdate({ target: sandboxPhones.number, set: { mode, updatedAt: now } });
}

/** Stores a text once: a repeated id returns the first one. */
export async function insertText(db: Database, text: typeof sandboxTexts.$inferInsert): Promise<SandboxText> {
  const [made] = await db.insert(sandboxTexts).values(text).onConflictDoNothing().returning();
  if (made) return made;
  const [before] = await db
    .select()
    .from(sandboxTexts)
    .where(and(eq(sandboxTexts.provider, text.provider), eq(sandboxTexts.deduplicationId, text.deduplicationId ?? "")));
  if (!before) throw new Error("A text was neither taken nor there before.");
  return before;
}

/** Whether a phone has written by WhatsApp since then. */
export async function hasWritten(db: Database, number: string, since: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: sandboxTexts.id })
    .from(sandboxTexts)
    .where(
      and(
        eq(sandboxTexts.number, number),
        eq(sandboxTexts.channel, "whatsapp"),
        eq(sandboxTexts.direction, "from_phone"),
        gte(sandboxTexts.createdAt, since),
      ),
    )
    .limit(1);
  return row !== undefined;
}

const phonesShown = 60;
const textsShown = 100;

/** Phones with the latest text of each, newest first. */
export const findPhones = (db: Database) =>
  db.execute<{ number: string; mode: PhoneMode; text: string; channel: string; at: Date; unread: number }>(sql`
    select latest.*, coalesce(p.mode, 'on') as mode from (
      select distinct on (t.number) t.number, t.text, t.channel, t.created_at as at,
        (select count(*)::int from sandbox_texts u where u.number = t.number and u.direction = 'to_phone'
          and u.status not in ('read', 'failed')) as unread
      from sandbox_texts t order by t.number, t.created_at desc, t.id desc) latest
    left join sandbox_phones p on p.number = latest.number
    order by latest.at desc limit ${phonesShown}`);

export const findTexts = (db: Database, number: string): Promise<SandboxText[]> =>
  db
    .select()
    .from(sandboxTexts)
    .where(eq(sandboxTexts.number, number))
    .orderBy(desc(sandboxTexts.createdAt), desc(sandboxTexts.id))
    .limit(textsShown);

/** Claims the right to notify about a text until `next`: another process follows one that dies. */
export async function claimNotice(db: Database, id: string, { now, next }: { now: Date; next: Date }) {
  const [row] = await db
    .update(sandboxTexts)
    .set({ nextNoticeAt: next })
    .where(and(eq(sandboxTexts.id, id), lte(sandboxTexts.nextNoticeAt, now)))
    .returning();
  return row;
}

export const findDueTexts = (db: Database, now: Date): Promise<{ id: string }[]> =>
  db
    .select({ id: sandboxTexts.id })
    .from(sandboxTexts)
    .where(and(isNotNull(sandboxTexts.nextNoticeAt), lte(sandboxTexts.nextNoticeAt, now)))
    .orderBy(asc(sandboxTexts.nextNoticeAt))
    .limit(100);

type Told = { readonly status: string; readonly notices: readonly string[]; readonly nextNoticeAt: Date | null };

export async function noteTold(db: Database, id: string, told: Told): Promise<void> {
  await db.update(sandboxTexts).set(told).where(eq(sandboxTexts.id, id));
}

/** A phone’s delivered but unread texts, and those that wait for it to be on. */
export const findOpenTexts = (db: Database, number: string): Promise<SandboxText[]> =>
  db
    .select()
    .from(sandboxTexts)
    .where(and(eq(sandboxTexts.number, number), eq(sandboxTexts.direction, "to_phone")))
    .orderBy(asc(sandboxTexts.createdAt))
    .limit(textsShown);
