import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, or, type SQLWrapper, sql } from "drizzle-orm";
import { moneyState } from "#db/booking-balance.ts";
import type { ReadDb } from "#db/connect.ts";
import { centsFor, isDocumentOf, isMonthly } from "#db/corporate/month-billing-views.ts";
import { users } from "#db/schema/accounts.ts";
import { bookingChanges, bookingDocuments, bookingMoves, bookingNotes, bookings, resales } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { invoiceBookings, invoices } from "#db/schema/invoices.ts";
import { organisations } from "#db/schema/partners.ts";
import { payments, refunds } from "#db/schema/payments.ts";
import { auditLog, messages, storedFiles } from "#db/schema/platform.ts";
import { assignments, trips, vehicleHolds } from "#db/schema/trips.ts";
import { subquery } from "#db/subquery.ts";
import { bagsOfTrip, isFirstPart, isNotJoined, seatSizesOfTrip, seatsOfTrip, vehiclesOfDrive } from "#db/trip-parts.ts";
import { vehicleKind } from "#db/vehicle-kind.ts";

/** The whole row, with the names of people involved. */
export async function findDeskBooking(db: ReadDb, reference: string) {
  const [row] = await db
    .select({
      ...getTableColumns(bookings),
      money: moneyState,
      takenByName: users.name,
      partnerName: organisations.name,
    })
    .from(bookings)
    .leftJoin(users, eq(users.id, bookings.takenBy))
    .leftJoin(organisations, eq(organisations.id, sql`coalesce(${bookings.organisationId}, ${bookings.partnerId})`))
    .where(eq(bookings.reference, reference));
  return row;
}

export type DeskBookingRow = NonNullable<Awaited<ReturnType<typeof findDeskBooking>>>;

/** The bare row, looked at and not locked. */
export async function findBookingRow(db: ReadDb, id: string) {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
  return row;
}

/** An actor is a user's id, or the kind of visitor. */
const nameOf = (actor: SQLWrapper) =>
  sql<string>`coalesce((select u.name from users u where u.id::text = ${actor}), ${actor})`;

export const findDeskMoves = (db: ReadDb, bookingId: string) =>
  db
    .select({
      id: bookingMoves.id,
      fromState: bookingMoves.fromState,
      toState: bookingMoves.toState,
      by: nameOf(bookingMoves.actor),
      reason: bookingMoves.reason,
      at: bookingMoves.createdAt,
    })
    .from(bookingMoves)
    .where(eq(bookingMoves.bookingId, bookingId))
    .orderBy(asc(bookingMoves.createdAt), asc(bookingMoves.id));

export const findDeskChanges = (db: ReadDb, bookingId: string) =>
  db
    .select({
      id: bookingChanges.id,
      state: bookingChanges.state,
      by: nameOf(bookingChanges.proposedBy),
      before: bookingChanges.before,
      after: bookingChanges.after,
      differenceCents: bookingChanges.differenceCents,
      note: bookingChanges.note,
      answer: bookingChanges.answer,
      at: bookingChanges.createdAt,
      decidedAt: bookingChanges.decidedAt,
    })
    .from(bookingChanges)
    .where(eq(bookingChanges.bookingId, bookingId))
    .orderBy(desc(bookingChanges.createdAt), desc(bookingChanges.id));

const crew = inArray(assignments.state, ["accepted", "active", "fulfilled"]);
const kept = inArray(vehicleHolds.state, ["held", "reserved"]);
const heldVehicle = subquery<
  string | null
>`(select v.make || ' ' || v.model from vehicles v where v.id = ${vehicleHolds.vehicleId})`;
const heldPlate = subquery<string | null>`(select v.plate from vehicles v where v.id = ${vehicleHolds.vehicleId})`;

/** One row per vehicle of a drive. Shared amounts are stored once and shown with the first. */
export const findDeskTrips = (db: ReadDb, bookingId: string) =>
  db
    .select({
      id: trips.id,
      version: trips.version,
      leg: trips.leg,
      part: trips.part,
      vehicles: vehiclesOfDrive,
      continues: trips.continues,
      passengers: trips.passengers,
      bags: bagsOfTrip,
      childSeats: seatsOfTrip,
      childSeatSizes: seatSizesOfTrip,
      state: trips.state,
      pickupLocation: trips.pickupLocation,
      destination: trips.destination,
      pickupAt: trips.pickupAt,
      plannedEnd: trips.plannedEnd,
      vehicleKind: vehicleKind(trips.vehicleClass),
      priceCents: trips.priceCents,
      feeCents: trips.feeCents,
      driver: sql<string | null>`${drivers.firstName} || ' ' || ${drivers.lastName}`,
      plate: vehicles.plate,
      holdState: vehicleHolds.state,
      holdUntil: vehicleHolds.expiresAt,
      heldVehicle,
      heldPlate,
    })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .leftJoin(assignments, and(eq(assignments.tripId, trips.id), crew))
    .leftJoin(drivers, eq(drivers.id, assignments.driverId))
    .leftJoin(vehicles, eq(vehicles.id, assignments.vehicleId))
    .leftJoin(
      vehicleHolds,
      and(eq(vehicleHolds.bookingId, trips.bookingId), eq(vehicleHolds.leg, trips.leg), kept, isFirstPart),
    )
    .where(and(eq(trips.bookingId, bookingId), isNotJoined))
    .orderBy(asc(trips.leg), asc(trips.part));

/** A share was paid twice: the second payment was refunded. */
const isPaidAgain = (db: ReadDb, bookingId: string) =>
  inArray(payments.againOf, db.select({ id: payments.id }).from(payments).where(eq(payments.bookingId, bookingId)));

export const findDeskPayments = (db: ReadDb, bookingId: string) =>
  db
    .select({
      id: payments.id,
      method: payments.method,
      state: payments.state,
      amountCents: payments.amountCents,
      refundedCents: payments.refundedCents,
      provider: payments.provider,
      transferReference: payments.transferReference,
      at: payments.createdAt,
      paidAt: payments.paidAt,
      againOf: payments.againOf,
    })
    .from(payments)
    .where(or(eq(payments.bookingId, bookingId), isPaidAgain(db, bookingId)))
    .orderBy(desc(payments.createdAt), desc(payments.id));

export const findDeskRefunds = (db: ReadDb, bookingId: string) =>
  db
    .select({
      id: refunds.id,
      state: refunds.state,
      amountCents: refunds.amountCents,
      reasonCode: refunds.reasonCode,
      note: refunds.note,
      by: nameOf(refunds.requestedBy),
      at: refunds.createdAt,
    })
    .from(refunds)
    .where(eq(refunds.bookingId, bookingId))
    .orderBy(desc(refunds.createdAt), desc(refunds.id));

/** Vehicles sold again after a late cancellation, on either side. */
export const findDeskResales = (db: ReadDb, bookingId: string) =>
  db
    .select({
      id: resales.id,
      bookingId: resales.bookingId,
      reference: bookings.reference,
      plate: vehicles.plate,
      waivedCents: resales.waivedCents,
      refundCents: resales.refundCents,
      at: sql<Date>`${resales.resoldAt}`.mapWith(resales.createdAt),
    })
    .from(resales)
    .innerJoin(vehicles, eq(vehicles.id, resales.vehicleId))
    .innerJoin(
      bookings,
      sql`${bookings.id} = case when ${resales.bookingId} = ${bookingId} then ${resales.soldBookingId} else ${resales.bookingId} end`,
    )
    .where(and(or(eq(resales.bookingId, bookingId), eq(resales.soldBookingId, bookingId)), isNotNull(resales.resoldAt)))
    .orderBy(desc(resales.resoldAt), desc(resales.id));

export const findDeskInvoices = (db: ReadDb, bookingId: string) =>
  db
    .select({
      id: invoices.id,
      number: invoices.number,
      kind: invoices.kind,
      state: invoices.state,
      isMonthly,
      totalCents: centsFor(bookingId),
      paidCents: sql<number>`coalesce(${invoiceBookings.paidCents}, ${invoices.paidCents})`,
      creditedCents: sql<number>`coalesce(${invoiceBookings.creditedCents}, ${invoices.creditedCents})`,
      issuedAt: invoices.issuedAt,
      dueOn: invoices.dueOn,
    })
    .from(invoices)
    .leftJoin(
      invoiceBookings,
      and(eq(invoiceBookings.invoiceId, invoices.id), eq(invoiceBookings.bookingId, bookingId)),
    )
    .where(isDocumentOf(bookingId))
    .orderBy(desc(invoices.issuedAt), desc(invoices.id));

/** Every email about the booking, the newest first. */
export const findDeskEmails = (db: ReadDb, reference: string) =>
  db
    .select({
      id: messages.id,
      template: messages.template,
      to: messages.recipient,
      subject: messages.subject,
      body: messages.body,
      channel: messages.channel,
      state: messages.state,
      deliveredAt: messages.deliveredAt,
      readAt: messages.readAt,
      costCents: messages.costCents,
      at: messages.createdAt,
    })
    .from(messages)
    .where(eq(messages.about, `booking:${reference}`))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(100);

export const findDeskNotes = (db: ReadDb, bookingId: string) =>
  db
    .select({
      id: bookingNotes.id,
      kind: bookingNotes.kind,
      by: nameOf(bookingNotes.author),
      text: bookingNotes.text,
      at: bookingNotes.createdAt,
    })
    .from(bookingNotes)
    .where(eq(bookingNotes.bookingId, bookingId))
    .orderBy(desc(bookingNotes.createdAt), desc(bookingNotes.id));

export const findDeskDocuments = (db: ReadDb, bookingId: string) =>
  db
    .select({
      id: bookingDocuments.id,
      fileId: bookingDocuments.fileId,
      kind: bookingDocuments.kind,
      fileName: storedFiles.name,
      contentType: storedFiles.type,
      size: storedFiles.size,
      by: nameOf(bookingDocuments.addedBy),
      at: bookingDocuments.createdAt,
    })
    .from(bookingDocuments)
    .innerJoin(storedFiles, eq(storedFiles.id, bookingDocuments.fileId))
    .where(eq(bookingDocuments.bookingId, bookingId))
    .orderBy(desc(bookingDocuments.createdAt), desc(bookingDocuments.id));

export async function findDocument(db: ReadDb, bookingId: string, id: string) {
  const [document] = await db
    .select({
      id: bookingDocuments.id,
      fileId: bookingDocuments.fileId,
      kind: bookingDocuments.kind,
      fileName: storedFiles.name,
    })
    .from(bookingDocuments)
    .innerJoin(storedFiles, eq(storedFiles.id, bookingDocuments.fileId))
    .where(and(eq(bookingDocuments.id, id), eq(bookingDocuments.bookingId, bookingId)));
  return document;
}

/** A refund was requested or approved because of it. */
export async function isDocumentNeeded(db: ReadDb, fileId: string): Promise<boolean> {
  const [refund] = await db.select({ id: refunds.id }).from(refunds).where(eq(refunds.documentId, fileId)).limit(1);
  return refund !== undefined;
}

/** Our team’s actions on it, from the record of actions. */
export const findDeskActions = (db: ReadDb, bookingId: string) =>
  db
    .select({
      id: auditLog.id,
      action: auditLog.action,
      by: nameOf(auditLog.actor),
      reason: auditLog.reason,
      at: auditLog.at,
      details: auditLog.details,
    })
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, bookingId), eq(auditLog.subjectKind, "booking")))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(100);
