import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, lte, ne, not, or, type SQL, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import { isBookedBy } from "#db/booked-by.ts";
import type { ReadDb } from "#db/connect.ts";
import { claimedByMonth } from "#db/corporate/month-billing-views.ts";
import { bookingStatus } from "#db/progress/booking-status.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import { subquery } from "#db/subquery.ts";
import { openBookingStates, startOfToday } from "#domain/booking/booking-outlook.ts";
import type { VehicleClass } from "#domain/catalogue/vehicle-class.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { addHours } from "#domain/time/local-time.ts";

export type ListRequest = {
  readonly when: "upcoming" | "past";
  readonly after: { readonly pickupAt: Date; readonly reference: string } | undefined;
  readonly now: Date;
  readonly size: number;
};

/** A booking belongs to anyone who made it while signed in, and to the owner of its email address once that is confirmed. */
export const isAddressedTo = (userId: string): SQL | undefined =>
  and(
    subquery<boolean>`lower(${bookings.email}) = (
      select lower(${users.email}) from ${users} where ${users.id} = ${userId} and ${users.emailConfirmedAt} is not null)`,
    or(isNull(bookings.bookerId), ne(bookings.bookerId, userId), isBookedBy(userId)),
  );

/** Two queries combined, because an index serves each alone but not "either". */
export const findMyBookings = (db: ReadDb, userId: string, input: ListRequest) =>
  union(linesOf(db, isBookedBy(userId), input), linesOf(db, isAddressedTo(userId), input))
    .orderBy(...orderOf(input))
    .limit(input.size);

/**
 * Partners who bring guests see their organisation's bookings. A driver provider's work is not the customer's booking.
 */
const bookingKinds = ["hotel", "travel_agency", "corporate"] as const;

export function findOrganisationBookings(db: ReadDb, userId: string, input: ListRequest) {
  const mine = db
    .select({ id: organisations.id })
    .from(organisations)
    .innerJoin(organisationMembers, eq(organisationMembers.organisationId, organisations.id))
    .where(
      and(
        eq(organisationMembers.userId, userId),
        inArray(organisations.kind, bookingKinds),
        eq(organisations.status, "active"),
      ),
    );
  return linesOf(db, inArray(bookings.organisationId, mine), input);
}

export type BookingRecord = Awaited<ReturnType<typeof findMyBookings>>[number];

/** Like `linkStanding`: requested, not given yet, and recent enough. */
const isRatingOpen = (now: Date) => subquery<boolean>`exists (
  select 1 from ratings r where r.booking_id = ${bookings.id} and r.state = 'requested'
    and r.asked_at > ${addHours(now, -companyRules.ratings.linkDays * 24).toISOString()}::timestamptz)`;

const linesOf = (db: ReadDb, whose: SQL | undefined, input: ListRequest) =>
  db
    .select({
      reference: bookings.reference,
      state: bookings.state,
      status: bookingStatus,
      serviceType: bookings.serviceType,
      offer: bookings.offer,
      serviceName: bookings.serviceName,
      tourName: bookings.tourName,
      tourHours: bookings.tourHours,
      pickupLocation: bookings.pickupLocation,
      destination: bookings.destination,
      pickupAt: bookings.pickupAt,
      returnAt: bookings.returnAt,
      hireUnit: bookings.hireUnit,
      hireHours: bookings.hireHours,
      packageDays: bookings.packageDays,
      passengers: bookings.passengers,
      /** The first trip’s; null if none is planned. */
      vehicleClass: subquery<VehicleClass | null>`(
        select t.vehicle_class from trips t where t.booking_id = ${bookings.id} order by t.leg, t.part limit 1)`,
      firstName: bookings.firstName,
      lastName: bookings.lastName,
      totalCents: bookings.totalCents,
      paidCents: bookings.paidCents,
      refundedCents: bookings.refundedCents,
      feeCents: bookings.feeCents,
      paymentMethod: bookings.paymentMethod,
      holdUntil: bookings.holdUntil,
      isTest: bookings.isTest,
      billedByMonthCents: claimedByMonth,
      mayRate: isRatingOpen(input.now),
    })
    .from(bookings)
    .where(and(whose, eq(bookings.isTest, false), ne(bookings.state, "draft"), lookingTo(input), beyond(input)))
    .orderBy(...orderOf(input))
    .limit(input.size);

/** Upcoming: the next first. Past: the latest first. */
const orderOf = ({ when }: ListRequest) =>
  when === "upcoming"
    ? [asc(bookings.pickupAt), asc(bookings.reference)]
    : [desc(bookings.pickupAt), desc(bookings.reference)];

/** No way back is later than this after its way there, so that an index need not be read from its beginning. */
const longestStayHours = 400 * 24;

/** `isUpcoming` of the domain, as SQL. */
function lookingTo({ when, now }: ListRequest): SQL | undefined {
  const today = startOfToday(now);
  const upcoming = and(
    inArray(bookings.state, openBookingStates),
    or(eq(bookings.state, "in_progress"), gte(sql`coalesce(${bookings.returnAt}, ${bookings.pickupAt})`, today)),
  );
  if (when === "upcoming") return and(upcoming, gte(bookings.pickupAt, addHours(today, -longestStayHours)));
  return upcoming && not(upcoming);
}

function beyond({ when, after }: ListRequest): SQL | undefined {
  if (!after) return undefined;
  const { pickupAt, reference } = after;
  return when === "upcoming"
    ? and(gte(bookings.pickupAt, pickupAt), or(gt(bookings.pickupAt, pickupAt), gt(bookings.reference, reference)))
    : and(lte(bookings.pickupAt, pickupAt), or(lt(bookings.pickupAt, pickupAt), lt(bookings.reference, reference)));
}
