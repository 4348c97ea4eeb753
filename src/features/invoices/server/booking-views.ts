import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookingItems, bookings } from "#db/schema/booking.ts";
import { companyAccounts } from "#db/schema/companies.ts";
import { invoiceLines, invoices } from "#db/schema/invoices.ts";
import { organisations } from "#db/schema/partners.ts";
import { trips } from "#db/schema/trips.ts";
import { findSettings as readSettings } from "#db/settings-views.ts";
import { findTariff, findTariffVersion } from "#db/tariff-views.ts";
import { drivesOf, priceOfDrive } from "#domain/drive/trip-parts.ts";
import { transportShareOf } from "#domain/pricing/tariff.ts";
import { localDateOf } from "#domain/time/local-time.ts";

/** The company’s settings: name, tax and bank account. */
export const findSettings = (db: ReadDb) => readSettings(db);

/** Everything about a booking that an invoice needs. */
export async function findBilledBooking(db: ReadDb, reference: string) {
  const [booking] = await billedBookings(db).where(eq(bookings.reference, reference));
  return booking;
}
export type BilledBooking = NonNullable<Awaited<ReturnType<typeof findBilledBooking>>>;

export async function findBilledBookingById(db: ReadDb, id: string): Promise<BilledBooking | undefined> {
  const [booking] = await billedBookings(db).where(eq(bookings.id, id));
  return booking;
}

const billedBookings = (db: ReadDb) =>
  db
    .select({
      id: bookings.id,
      reference: bookings.reference,
      state: bookings.state,
      isTest: bookings.isTest,
      firstName: bookings.firstName,
      lastName: bookings.lastName,
      email: bookings.email,
      phone: bookings.phone,
      serviceType: bookings.serviceType,
      optionTitle: bookings.optionTitle,
      offer: bookings.offer,
      serviceName: bookings.serviceName,
      tourName: bookings.tourName,
      tourHours: bookings.tourHours,
      tariffVersion: bookings.tariffVersion,
      pickupAt: bookings.pickupAt,
      totalCents: bookings.totalCents,
      feeCents: bookings.feeCents,
      paymentMethod: bookings.paymentMethod,
      organisationId: bookings.organisationId,
      // A company is billed under its legal name.
      organisationName: sql<string | null>`coalesce(nullif(${companyAccounts.legalName}, ''), ${organisations.name})`,
      organisationVat: organisations.vatNumber,
      organisationRegistration: organisations.registrationNumber,
      termsDays: companyAccounts.termsDays,
      isBilledMonthly: sql<boolean>`coalesce(${companyAccounts.isBilledMonthly}, false)`,
    })
    .from(bookings)
    .leftJoin(organisations, eq(organisations.id, bookings.organisationId))
    .leftJoin(companyAccounts, eq(companyAccounts.organisationId, organisations.id));

/** A tour’s driving share in the tariff it was sold under. */
export async function findTransportShare(
  db: ReadDb,
  booking: Pick<BilledBooking, "tariffVersion" | "offer" | "pickupAt">,
) {
  const { tariffVersion, offer, pickupAt } = booking;
  const tariff =
    tariffVersion === null ? await findTariff(db, localDateOf(pickupAt)) : await findTariffVersion(db, tariffVersion);
  return transportShareOf(tariff, offer);
}

export const findItems = (db: ReadDb, bookingId: string) =>
  db
    .select({
      text: bookingItems.text,
      leg: bookingItems.leg,
      amountCents: bookingItems.amountCents,
      vatCode: bookingItems.vatCode,
      quantity: bookingItems.quantity,
    })
    .from(bookingItems)
    .where(eq(bookingItems.bookingId, bookingId))
    .orderBy(asc(bookingItems.position));

/** Invoices of a booking, without drafts and credit notes. */
export const isBilledFor = (bookingId: string) =>
  and(
    eq(invoices.bookingId, bookingId),
    inArray(invoices.kind, ["invoice", "abridged", "tax_invoice"]),
    ne(invoices.state, "draft"),
  );

/** Oldest first. */
export const findBookingInvoices = (db: ReadDb, bookingId: string) =>
  db.select().from(invoices).where(isBilledFor(bookingId)).orderBy(asc(invoices.issuedAt), asc(invoices.number));

/** Whether a draft for the booking itself exists; there can be only one. */
export async function hasDraft(db: ReadDb, bookingId: string): Promise<boolean> {
  const isDraft = and(eq(invoices.bookingId, bookingId), eq(invoices.state, "draft"), eq(invoices.isSupplement, false));
  return (await db.$count(invoices, isDraft)) > 0;
}

/** Invoices for the booking itself, without our team’s extra charges. */
export async function findOwnInvoices(db: ReadDb, bookingId: string) {
  const billed = await findBookingInvoices(db, bookingId);
  return billed.filter(({ isSupplement, createdBy }) => !isSupplement || createdBy === null);
}

/** Each driven leg’s date and price, however many vehicles it had, and its trip if there is exactly one. */
export async function findLegDates(db: ReadDb, bookingId: string) {
  const legs = await db
    .select({
      id: trips.id,
      leg: trips.leg,
      part: trips.part,
      continues: trips.continues,
      state: trips.state,
      pickupAt: trips.pickupAt,
      priceCents: trips.priceCents,
    })
    .from(trips)
    .where(and(eq(trips.bookingId, bookingId), ne(trips.state, "cancelled")))
    .orderBy(asc(trips.leg), asc(trips.part));
  return drivesOf(legs).map((drive) => ({
    leg: drive.first.leg,
    price: priceOfDrive(drive),
    serviceOn: localDateOf(drive.first.pickupAt),
    // A leg with several vehicles belongs to several trips.
    tripId: drive.parts.length + drive.relieved.length === 1 ? drive.first.id : null,
  }));
}

export const findInvoiceWeights = (db: ReadDb, invoiceId: string) =>
  db
    .select({
      vatCode: invoiceLines.vatCode,
      grossCents: invoiceLines.grossCents,
      serviceOn: invoiceLines.serviceOn,
      tripId: invoiceLines.tripId,
      bookingId: invoiceLines.bookingId,
    })
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, invoiceId))
    .orderBy(asc(invoiceLines.position));
