import { and, asc, eq, inArray } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings, guestBookings } from "#db/schema/booking.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";

/** The active hotel or agency that someone books for, with what is agreed and who they are in it. */
export async function findPortalPartner(db: ReadDb, userId: string) {
  const [row] = await db
    .select({
      id: organisations.id,
      kind: organisations.kind,
      name: organisations.name,
      area: organisations.area,
      model: organisations.model,
      commissionRate: organisations.commissionRate,
      markupRate: organisations.markupRate,
      serviceRates: organisations.serviceRates,
      role: organisationMembers.role,
      email: users.email,
    })
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(
      and(
        eq(organisationMembers.userId, userId),
        eq(organisations.status, "active"),
        inArray(organisations.kind, ["hotel", "travel_agency"]),
      ),
    )
    .orderBy(asc(organisations.createdAt), asc(organisations.id))
    .limit(1);
  return row;
}
export type PortalPartner = NonNullable<Awaited<ReturnType<typeof findPortalPartner>>>;

/** A booking of the partner, with what it said of its guest. */
export async function findGuestBooking(
  db: ReadDb,
  by: { readonly reference: string; readonly organisationId: string },
) {
  const [row] = await db
    .select({ booking: bookings, guest: guestBookings })
    .from(bookings)
    .leftJoin(guestBookings, eq(guestBookings.bookingId, bookings.id))
    .where(and(eq(bookings.reference, by.reference), eq(bookings.organisationId, by.organisationId)));
  return row;
}

/** What a guest is told of a booking that a partner made for them; undefined for any other. */
export async function findGuestOf(db: ReadDb, reference: string) {
  const [row] = await db
    .select({
      payer: guestBookings.payer,
      room: guestBookings.room,
      guestEmail: guestBookings.guestEmail,
      isContactGuest: guestBookings.isContactGuest,
      host: organisations.name,
      kind: organisations.kind,
    })
    .from(guestBookings)
    .innerJoin(bookings, eq(bookings.id, guestBookings.bookingId))
    .innerJoin(organisations, eq(organisations.id, bookings.organisationId))
    .where(eq(bookings.reference, reference));
  return row;
}
export type GuestOf = NonNullable<Awaited<ReturnType<typeof findGuestOf>>>;
