import { and, asc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import {
  commissionDisputes,
  commissions,
  organisationMembers,
  partnerPayouts,
  partnerStatements,
} from "#db/schema/partners.ts";
import { subquery } from "#db/subquery.ts";

const corrections = alias(commissions, "corrections");

export async function findDisputeNews(db: ReadDb, id: string) {
  const [row] = await db
    .select({
      state: commissionDisputes.state,
      reason: commissionDisputes.reason,
      answer: commissionDisputes.answer,
      organisationId: commissions.organisationId,
      statementId: commissionDisputes.statementId,
      reference: bookings.reference,
      correctionCents: corrections.amountCents,
    })
    .from(commissionDisputes)
    .innerJoin(commissions, eq(commissions.id, commissionDisputes.commissionId))
    .innerJoin(bookings, eq(bookings.id, commissions.bookingId))
    .leftJoin(corrections, eq(corrections.id, commissionDisputes.correctionId))
    .where(eq(commissionDisputes.id, id));
  return row;
}

export async function findPayoutNews(db: ReadDb, id: string) {
  const [row] = await db
    .select({
      organisationId: partnerPayouts.organisationId,
      amountCents: partnerPayouts.amountCents,
      paidOn: partnerPayouts.paidOn,
      reference: partnerPayouts.reference,
      statements: subquery<string[]>`array(select s.number from ${partnerStatements} s
        where s.payout_id = ${partnerPayouts.id} order by s.month)`,
    })
    .from(partnerPayouts)
    .where(eq(partnerPayouts.id, id));
  return row;
}

/** A booking as the partner who brought it sees it. */
export async function findBookingToCopy(db: ReadDb, reference: string) {
  const [row] = await db
    .select({
      reference: bookings.reference,
      isTest: bookings.isTest,
      email: bookings.email,
      partnerId: bookings.partnerId,
      organisationId: bookings.organisationId,
      bookerId: bookings.bookerId,
      serviceType: bookings.serviceType,
      serviceName: bookings.serviceName,
      pickupAt: bookings.pickupAt,
      passengers: bookings.passengers,
      wasConfirmed: subquery<boolean>`exists (
        select from booking_moves m where m.booking_id = ${bookings.id} and m.to_state = 'confirmed')`,
      /** The partner booked for a guest, so it gets the customer’s emails. */
      isContactPartner: subquery<boolean>`exists (
        select from guest_bookings g where g.booking_id = ${bookings.id} and not g.is_contact_guest)`,
    })
    .from(bookings)
    .where(eq(bookings.reference, reference));
  return row;
}

/** The user who made it in the partner’s dashboard, otherwise the partner’s owners. */
export const findCopyReaders = (db: ReadDb, organisationId: string, bookerId: string | null) =>
  db
    .select({ email: users.email, name: users.name })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(
      and(
        eq(organisationMembers.organisationId, organisationId),
        eq(users.status, "active"),
        bookerId ? eq(users.id, bookerId) : eq(organisationMembers.role, "owner"),
      ),
    )
    .orderBy(asc(users.email));
