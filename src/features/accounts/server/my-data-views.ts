import { and, asc, desc, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { factors, sessions } from "#db/schema/accounts.ts";
import { bookingMoves, bookings } from "#db/schema/booking.ts";
import { enquiries, people } from "#db/schema/crm.ts";
import { invoices } from "#db/schema/invoices.ts";
import { organisationMembers, organisations, partnerApplications } from "#db/schema/partners.ts";
import { auditLog, messages } from "#db/schema/platform.ts";

/** Whose data: the account, and the e-mail address if it is confirmed as theirs. */
export type Whose = { readonly userId: string; readonly email: string | null };

const carries = (column: unknown, email: string | null): SQL =>
  email === null ? sql`false` : sql`lower(${column}) = lower(${email})`;

export const findSessionsAbout = (db: ReadDb, { userId }: Whose) =>
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

export const findFactorsAbout = (db: ReadDb, { userId }: Whose) =>
  db
    .select({ name: factors.name, added_at: factors.createdAt, verified_at: factors.verifiedAt })
    .from(factors)
    .where(eq(factors.userId, userId));

export const findBookingsAbout = (db: ReadDb, { userId, email }: Whose) =>
  db
    .select({
      id: bookings.id,
      reference: bookings.reference,
      state: bookings.state,
      booked_at: bookings.createdAt,
      booked_through: bookings.source,
      first_name: bookings.firstName,
      last_name: bookings.lastName,
      email: bookings.email,
      phone: bookings.phone,
      service: bookings.serviceType,
      offer: bookings.offer,
      pickup_location: bookings.pickupLocation,
      destination: bookings.destination,
      pickup_at: bookings.pickupAt,
      return_at: bookings.returnAt,
      passengers: bookings.passengers,
      special_requirements: bookings.specialRequirements,
      total_cents: bookings.totalCents,
      paid_cents: bookings.paidCents,
    })
    .from(bookings)
    .where(or(eq(bookings.bookerId, userId), carries(bookings.email, email)))
    .orderBy(desc(bookings.pickupAt));

export const findMovesAbout = (db: ReadDb, bookingIds: readonly string[]) =>
  db
    .select({ bookingId: bookingMoves.bookingId, state: bookingMoves.toState, at: bookingMoves.createdAt })
    .from(bookingMoves)
    .where(inArray(bookingMoves.bookingId, [...bookingIds]))
    .orderBy(asc(bookingMoves.createdAt));

export const findEnquiriesAbout = (db: ReadDb, { email }: Whose) =>
  db
    .select({
      reference: enquiries.reference,
      kind: enquiries.kind,
      sent_at: enquiries.createdAt,
      name: enquiries.name,
      email: enquiries.email,
      phone: enquiries.phone,
      service: enquiries.serviceType,
      came_from: enquiries.source,
      message: enquiries.message,
    })
    .from(enquiries)
    .where(carries(enquiries.email, email))
    .orderBy(desc(enquiries.createdAt));

export const findApplicationsAbout = (db: ReadDb, { email }: Whose) =>
  db
    .select({
      reference: partnerApplications.reference,
      kind: partnerApplications.kind,
      state: partnerApplications.state,
      sent_at: partnerApplications.createdAt,
      company: partnerApplications.companyName,
      name: partnerApplications.contactName,
      email: partnerApplications.email,
      phone: partnerApplications.phone,
      registration_number: partnerApplications.registrationNumber,
      vat_number: partnerApplications.vatNumber,
      area: partnerApplications.area,
      details: partnerApplications.details,
      message: partnerApplications.message,
      our_note: partnerApplications.note,
    })
    .from(partnerApplications)
    .where(carries(partnerApplications.email, email))
    .orderBy(desc(partnerApplications.createdAt));

export const findInvoicesAbout = (db: ReadDb, { userId, email }: Whose) =>
  db
    .select({
      number: invoices.number,
      kind: invoices.kind,
      state: invoices.state,
      issued_at: invoices.issuedAt,
      due_on: invoices.dueOn,
      buyer_name: invoices.buyerName,
      buyer_email: invoices.buyerEmail,
      total_cents: invoices.totalCents,
      vat_cents: invoices.vatCents,
      paid_cents: invoices.paidCents,
    })
    .from(invoices)
    .leftJoin(bookings, eq(bookings.id, invoices.bookingId))
    .where(and(ne(invoices.state, "draft"), or(carries(invoices.buyerEmail, email), eq(bookings.bookerId, userId))))
    .orderBy(desc(invoices.issuedAt));

export const findCustomerRecord = (db: ReadDb, { email }: Whose) =>
  db
    .select({
      first_name: people.firstName,
      last_name: people.lastName,
      email: people.email,
      phone: people.phone,
      first_seen_at: people.firstSeenAt,
      last_seen_at: people.lastSeenAt,
    })
    .from(people)
    .where(carries(people.email, email));

export const findMessagesTo = (db: ReadDb, { email }: Whose) =>
  db
    .select({ subject: messages.subject, sent_to: messages.recipient, written_at: messages.createdAt })
    .from(messages)
    .where(carries(messages.recipient, email))
    .orderBy(desc(messages.createdAt));

export const findOrganisationsOf = (db: ReadDb, { userId }: Whose) =>
  db
    .select({ name: organisations.name, kind: organisations.kind })
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .where(eq(organisationMembers.userId, userId));

/** What was done to the account, and what the person did. An address is told only where it is their own. */
export const findDeedsAbout = (db: ReadDb, { userId }: Whose) =>
  db
    .select({
      at: auditLog.at,
      what: auditLog.action,
      by_you: sql<boolean>`(${auditLog.actorId} = ${userId} and ${auditLog.impersonatorId} is null) is true`,
      reason: auditLog.reason,
      ip_address: sql<string>`case when ${auditLog.actorId} = ${userId} and ${auditLog.impersonatorId} is null
        then ${auditLog.ip} else '' end`,
    })
    .from(auditLog)
    .where(or(eq(auditLog.actorId, userId), eq(auditLog.subjectId, userId)))
    .orderBy(desc(auditLog.at));
