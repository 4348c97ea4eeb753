import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { factors, invites, oneTimeTokens, sessions } from "#db/schema/accounts.ts";
import { savedViews } from "#db/schema/booking.ts";
import { inboundMessages, threads, threadWords } from "#db/schema/inbox.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import { auditLog, messages, storedFiles } from "#db/schema/platform.ts";
import type { PersonRecords } from "#platform/erasures.ts";
import { carries, type Whose } from "./person-views.ts";

export const findSessionsAbout = (db: ReadDb, userId: string) =>
  db
    .select({
      signed_in_at: sessions.createdAt,
      last_seen_at: sessions.lastSeenAt,
      ended_at: sessions.revokedAt,
      browser: sessions.userAgent,
      ip_address: sessions.ip,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt));

export const findFactorsAbout = (db: ReadDb, userId: string) =>
  db
    .select({ name: factors.name, added_at: factors.createdAt, verified_at: factors.verifiedAt })
    .from(factors)
    .where(eq(factors.userId, userId));

/** Unused links that were sent; only the person's mailbox knows what opens them. */
export const findLinksAbout = (db: ReadDb, userId: string) =>
  db
    .select({ purpose: oneTimeTokens.purpose, sent_to: oneTimeTokens.email, sent_at: oneTimeTokens.createdAt })
    .from(oneTimeTokens)
    .where(eq(oneTimeTokens.userId, userId));

export const findViewsOf = (db: ReadDb, userId: string) =>
  db
    .select({ page: savedViews.page, name: savedViews.name, query: savedViews.query })
    .from(savedViews)
    .where(eq(savedViews.userId, userId));

export const findOrganisationsOf = (db: ReadDb, userId: string) =>
  db
    .select({ name: organisations.name, kind: organisations.kind })
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .where(eq(organisationMembers.userId, userId));

export const findInvitesTo = (db: ReadDb, ids: readonly string[]) =>
  db
    .select({
      email: invites.email,
      name: invites.name,
      role: invites.role,
      sent_at: invites.createdAt,
      accepted_at: invites.acceptedAt,
      withdrawn_at: invites.withdrawnAt,
    })
    .from(invites)
    .where(among(invites.id, ids));

const among = (column: typeof invites.id | typeof auditLog.subjectId, ids: readonly string[]): SQL =>
  ids.length === 0 ? sql`false` : inArray(column, [...ids]);

const isAbout = (references: readonly string[]) =>
  sql`split_part(${messages.about}, ':', 2) in (select jsonb_array_elements_text(${JSON.stringify(references)}::jsonb))`;

/** Emails to the person, and those about their records to others, whose addresses stay private. */
export const findMessagesAbout = (db: ReadDb, { email }: Whose, { references }: PersonRecords) => {
  const isTo = carries(messages.recipient, email);
  return db
    .select({
      subject: messages.subject,
      sent_to: sql<string>`case when ${isTo} then ${messages.recipient} else 'our team or a partner' end`,
      about: messages.about,
      reply_to: messages.replyTo,
      written_at: messages.createdAt,
      text: messages.body,
      attachments: messages.attachments,
      problem: sql<string | null>`case when ${isTo} then ${messages.error} end`,
    })
    .from(messages)
    .where(or(isTo, isAbout(references)))
    .orderBy(desc(messages.createdAt));
};

/** Notes of calls with the person, and the threads it is in. */
export const findThreadsAbout = (db: ReadDb, { references }: PersonRecords) =>
  db
    .select({
      name: threads.name,
      contact: threads.contact,
      on_the_phone: threadWords.caller,
      noted: threadWords.text,
      at: threadWords.createdAt,
    })
    .from(threads)
    .leftJoin(threadWords, eq(threadWords.threadId, threads.id))
    .where(sql`split_part(${threads.root}, ':', 2) in
      (select jsonb_array_elements_text(${JSON.stringify(references)}::jsonb))`)
    .orderBy(desc(threads.lastAt), desc(threadWords.createdAt));

/** The person’s messages to us: from the phones of their bookings, and in threads about their records. */
export const findTextsFrom = (db: ReadDb, { bookings: ids, references }: PersonRecords) => {
  const phones = sql`(select phone_digits(b.phone) from bookings b where length(phone_digits(b.phone)) >= 7
    and b.id::text in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)))`;
  return db
    .select({
      from: inboundMessages.sender,
      name: inboundMessages.name,
      subject: inboundMessages.subject,
      channel: inboundMessages.channel,
      text: inboundMessages.text,
      received_at: inboundMessages.receivedAt,
    })
    .from(inboundMessages)
    .where(
      or(
        sql`phone_digits(${inboundMessages.sender}) in ${phones}`,
        sql`${inboundMessages.threadId} in (select t.id from threads t where split_part(t.root, ':', 2) in
          (select jsonb_array_elements_text(${JSON.stringify(references)}::jsonb)))`,
      ),
    )
    .orderBy(desc(inboundMessages.receivedAt));
};

/** Files that belong to the person's records, with their content. */
export const findFilesAbout = (db: ReadDb, { bookings, proofs, applications }: PersonRecords) => {
  const owners = [...bookings, ...proofs, ...applications];
  return db
    .select({
      name: storedFiles.name,
      type: storedFiles.type,
      belongs_to: storedFiles.ownerKind,
      sent_at: storedFiles.createdAt,
      content_base64: sql<string>`encode(${storedFiles.content}, 'base64')`,
    })
    .from(storedFiles)
    .where(owners.length === 0 ? sql`false` : inArray(storedFiles.ownerId, owners));
};

/** Actions on the account and the records, and the person’s own. Only their own address is included. */
export const findActionsAbout = (db: ReadDb, { userId }: Whose, { references: _names, ...ids }: PersonRecords) => {
  const isOwn =
    userId === null ? sql`false` : and(eq(auditLog.actorId, userId), sql`${auditLog.impersonatorId} is null`);
  return db
    .select({
      at: auditLog.at,
      what: auditLog.action,
      by_you: sql<boolean>`(${isOwn}) is true`,
      reason: auditLog.reason,
      details: auditLog.details,
      // A visitor who acted on the person's records had the code that was sent to them.
      ip_address: sql<string>`case when ${isOwn} or ${auditLog.actor} = 'visitor' then ${auditLog.ip} else '' end`,
    })
    .from(auditLog)
    .where(
      or(
        userId === null ? undefined : eq(auditLog.actorId, userId),
        among(auditLog.subjectId, [...Object.values(ids).flat(), ...(userId ? [userId] : [])]),
      ),
    )
    .orderBy(desc(auditLog.at));
};
