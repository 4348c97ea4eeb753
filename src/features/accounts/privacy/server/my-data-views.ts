import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { factors, invites, oneTimeTokens, sessions } from "#db/schema/accounts.ts";
import { savedViews } from "#db/schema/booking.ts";
import { inboundMessages } from "#db/schema/channels.ts";
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

/** Links that were sent and not used; what opens them is known to the person's mailbox alone. */
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

/** Emails to the person, and those about their records to others, whose addresses are theirs to keep. */
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

/** What the person wrote to us from the phones of their bookings. */
export const findTextsFrom = (db: ReadDb, { bookings: ids }: PersonRecords) => {
  const phones = sql`(select phone_digits(b.phone) from bookings b where length(phone_digits(b.phone)) >= 7
    and b.id::text in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)))`;
  return db
    .select({
      from: inboundMessages.sender,
      channel: inboundMessages.channel,
      text: inboundMessages.text,
      received_at: inboundMessages.receivedAt,
    })
    .from(inboundMessages)
    .where(sql`phone_digits(${inboundMessages.sender}) in ${phones}`)
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
      // A visitor who did something to the person's records had the code that was sent to them.
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
