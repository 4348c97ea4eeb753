import { and, eq, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { inboundMessages, threads, threadWords } from "#db/schema/inbox.ts";
import { subquery } from "#db/subquery.ts";
import type { ErasedPerson } from "#platform/erasures.ts";
import { forgetFilesOf } from "#platform/files/storage.ts";

type Whose = Pick<ErasedPerson, "email" | "records">;

/** By whom it is, by what it is about, and by the addresses and numbers it came from. */
export async function deleteThreadsOf(db: Database, { email, records }: Whose): Promise<void> {
  const ids = JSON.stringify(records.bookings);
  const references = JSON.stringify(records.references);
  const phones = sql`(select phone_digits(phone) from bookings where length(phone_digits(phone)) >= 7
    and id::text in (select jsonb_array_elements_text(${ids}::jsonb)))`;
  const people = sql`(select person_id from person_contacts where kind = 'email' and key = person_email_key(${email ?? ""}) and key <> '')`;
  const isTheirs = or(
    sql`split_part(${threads.root}, ':', 2) in (select jsonb_array_elements_text(${references}::jsonb))`,
    sql`${threads.personId} in ${people}`,
    sql`${threads.contact} <> '' and phone_digits(${threads.contact}) in ${phones}`,
    email === null ? undefined : eq(threads.contact, email.toLowerCase()),
  );
  const isFrom = or(
    sql`phone_digits(${inboundMessages.sender}) in ${phones}`,
    email === null ? undefined : sql`lower(${inboundMessages.sender}) = ${email.toLowerCase()}`,
  );
  const gone = await db.select({ id: threads.id }).from(threads).where(isTheirs);
  await deleteInbound(
    db,
    or(
      isFrom,
      inArray(
        inboundMessages.threadId,
        gone.map(({ id }) => id),
      ),
    ),
  );
  await deleteThreads(
    db,
    gone.map(({ id }) => id),
  );
}

async function deleteInbound(db: Database, which: SQL | undefined): Promise<void> {
  const gone = await db.delete(inboundMessages).where(which).returning({ id: inboundMessages.id });
  for (const { id } of gone) await forgetFilesOf(db, { kind: "inbound_message", id });
}

async function deleteThreads(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.delete(threadWords).where(inArray(threadWords.threadId, [...ids]));
  await db.delete(threads).where(inArray(threads.id, [...ids]));
}

/** A chat is kept for a shorter time. */
export const deleteOldInbound = (db: Database, { before, chatBefore }: { before: Date; chatBefore: Date }) =>
  deleteInbound(
    db,
    or(
      lt(inboundMessages.receivedAt, before),
      and(eq(inboundMessages.channel, "chat"), lt(inboundMessages.receivedAt, chatBefore)),
    ),
  );

/** Of enquiries that were forgotten, and of people and numbers who have not written for so long. */
export async function deleteOrphanedThreads(db: Database, before: Date): Promise<void> {
  const isOld = and(isNull(threads.root), lt(threads.lastAt, before));
  const hasNoEnquiry = subquery`${threads.root} like 'enquiry:%' and not exists (
    select from enquiries e where e.reference = split_part(${threads.root}, ':', 2))`;
  const gone = await db.select({ id: threads.id }).from(threads).where(or(isOld, hasNoEnquiry)).limit(1000);
  const ids = gone.map(({ id }) => id);
  if (ids.length > 0) await deleteInbound(db, inArray(inboundMessages.threadId, ids));
  await deleteThreads(db, ids);
}
