import { and, eq, ne } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookingFactColumns } from "#db/fact-selects.ts";
import { findSold as readSold } from "#db/read-catalogue.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import { bookings } from "#db/schema/booking.ts";
import { trips } from "#db/schema/trips.ts";
import { subquery } from "#db/subquery.ts";
import { findTariff } from "#db/tariff-views.ts";
import { fitsOneVehicle } from "#db/trip-parts.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { VehicleClass, VehicleClassFacts } from "#domain/catalogue/vehicle-class.ts";
import type { CompanyDetails } from "#domain/company/contact-details.ts";
import type { Tariff } from "#domain/pricing/tariff.ts";
import type { LocalDate } from "#domain/time/local-time.ts";

/** A partner that booked for a guest, and which of them we write to. */
export type Host = { readonly name: string; readonly room: string; readonly isContactGuest: boolean };

/** The partner that booked for a guest; null if none did. */
export const hostOf = subquery<Host | null>`(
  select jsonb_build_object('name', o.name, 'room', g.room, 'isContactGuest', g.is_contact_guest)
  from guest_bookings g, organisations o where g.booking_id = ${bookings.id} and o.id = ${bookings.organisationId})`;

/** The facts in an email about a booking. */
export async function findBookingForEmail(db: ReadDb, reference: string) {
  const [booking] = await db
    .select({
      reference: bookings.reference,
      isTest: bookings.isTest,
      firstName: bookings.firstName,
      lastName: bookings.lastName,
      email: bookings.email,
      phone: bookings.phone,
      serviceType: bookings.serviceType,
      pickupLocation: bookings.pickupLocation,
      destination: bookings.destination,
      pickupAt: bookings.pickupAt,
      returnAt: bookings.returnAt,
      hireUnit: bookings.hireUnit,
      hireHours: bookings.hireHours,
      packageDays: bookings.packageDays,
      passengers: bookings.passengers,
      bags: bookings.bags,
      childSeats: bookings.childSeats,
      childSeatSizes: bookings.childSeatSizes,
      extraStops: bookings.extraStops,
      extras: bookings.extras,
      ...bookingFactColumns,
      responseDueAt: bookings.responseDueAt,
      termsVersion: bookings.termsVersion,
      termsAcceptedAt: bookings.termsAcceptedAt,
      id: bookings.id,
      state: bookings.state,
      offer: bookings.offer,
      serviceName: bookings.serviceName,
      tourName: bookings.tourName,
      tourHours: bookings.tourHours,
      optionTitle: bookings.optionTitle,
      totalCents: bookings.totalCents,
      depositCents: bookings.depositCents,
      depositTerms: bookings.depositTerms,
      paidCents: bookings.paidCents,
      refundedCents: bookings.refundedCents,
      feeCents: bookings.feeCents,
      holdUntil: bookings.holdUntil,
      paymentMethod: bookings.paymentMethod,
      calendarSequence: bookings.calendarSequence,
      /** Null if no trip is planned, or no single vehicle fits everyone. */
      vehicle: subquery<BookedVehicle | null>`(case when ${fitsOneVehicle} then (
        select jsonb_build_object('name', c.name, 'drawing', c.drawing, 'pictures', c.pictures)
        from trips t join vehicle_classes c on c.id = t.vehicle_class where t.booking_id = ${bookings.id} and t.state <> 'cancelled' order by t.leg, t.part limit 1) end)`,
      policy: bookings.policy,
      createdAt: bookings.createdAt,
      isStranger: bookings.isStranger,
      contactConfirmedAt: bookings.contactConfirmedAt,
      isCardOnly: bookings.isCardOnly,
      host: hostOf,
    })
    .from(bookings)
    .where(eq(bookings.reference, reference));
  if (!booking) throw new Error(`There is no booking ${reference}.`);
  return booking;
}

/** The vehicle class of a booking: its name, and how it looks. */
type BookedVehicle = Pick<VehicleClassFacts, "name" | "drawing" | "pictures">;

export type BookingForEmail = Awaited<ReturnType<typeof findBookingForEmail>>;

/** A booking’s vehicle class, chosen or not; null if no trip is planned. */
export async function findVehicleClassOf(db: ReadDb, bookingId: string): Promise<VehicleClass | null> {
  const [trip] = await db
    .select({ vehicleClass: trips.vehicleClass })
    .from(trips)
    .where(and(eq(trips.bookingId, bookingId), ne(trips.state, "cancelled")))
    .orderBy(trips.leg, trips.part)
    .limit(1);
  return trip?.vehicleClass ?? null;
}

/** The company’s contact details. */
export const findCompany = (db: ReadDb): Promise<CompanyDetails> => readCompany(db);

/** The records on sale. */
export const findSold = (db: ReadDb): Promise<Catalogue> => readSold(db);

/** The prices in force on a day of travel. */
export const findTariffOn = (db: ReadDb, day: LocalDate): Promise<Tariff> => findTariff(db, day);
