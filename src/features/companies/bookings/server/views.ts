import { and, desc, eq, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookingStatus } from "#db/progress/booking-status.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { companyApprovals, companyBookings, companyTravellers } from "#db/schema/companies.ts";
import { subquery } from "#db/subquery.ts";

export async function findTraveller(db: ReadDb, organisationId: string, id: string) {
  const [row] = await db
    .select()
    .from(companyTravellers)
    .where(
      and(
        eq(companyTravellers.organisationId, organisationId),
        eq(companyTravellers.id, id),
        eq(companyTravellers.isActive, true),
      ),
    );
  return row;
}

export const countApprovers = (db: ReadDb, organisationId: string): Promise<number> =>
  db.$count(companyTravellers, isApproverOf(organisationId));

const isApproverOf = (organisationId: string) =>
  and(
    eq(companyTravellers.organisationId, organisationId),
    eq(companyTravellers.isActive, true),
    eq(companyTravellers.isApprover, true),
  );

/** The number of people who may approve this user’s bookings, without the user unless the company allows it. */
export const countApproversFor = (
  db: ReadDb,
  { organisationId, allowsOwnApproval }: { readonly organisationId: string; readonly allowsOwnApproval: boolean },
  bookerId: string | null,
): Promise<number> =>
  db.$count(
    companyTravellers,
    and(
      isApproverOf(organisationId),
      allowsOwnApproval || bookerId === null
        ? undefined
        : subquery<boolean>`lower(${companyTravellers.email}) <> (select lower(${users.email}) from ${users} where ${users.id} = ${bookerId})`,
    ),
  );

type Month = { readonly from: Date; readonly until: Date };

/** The total of confirmed bookings with a pickup in this month. */
export async function sumSpend(db: ReadDb, organisationId: string, { from, until }: Month): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${bookings.totalCents}), 0)::int` })
    .from(bookings)
    .where(sql`${bookings.organisationId} = ${organisationId} and not ${bookings.isTest}
      and ${bookings.state} in ('confirmed', 'in_progress', 'completed', 'closed', 'no_show')
      and ${bookings.pickupAt} >= ${from.toISOString()}::timestamptz
      and ${bookings.pickupAt} < ${until.toISOString()}::timestamptz`);
  return row?.cents ?? 0;
}

/** Latest pickups first. */
export const findCompanyBookings = (db: ReadDb, organisationId: string) =>
  db
    .select({
      id: bookings.id,
      kilometres: sql<number | null>`(${bookings.priceRequest} ->> 'kilometres')::float8`,
      reference: bookings.reference,
      state: bookings.state,
      status: bookingStatus,
      approval: companyApprovals.state,
      reasons: companyApprovals.reasons,
      firstName: bookings.firstName,
      lastName: bookings.lastName,
      serviceType: bookings.serviceType,
      serviceName: bookings.serviceName,
      pickupLocation: bookings.pickupLocation,
      destination: bookings.destination,
      pickupAt: bookings.pickupAt,
      totalCents: bookings.totalCents,
      purchaseOrder: companyBookings.purchaseOrder,
      costCentre: companyBookings.costCentre,
      project: companyBookings.project,
      bookedBy: users.name,
    })
    .from(companyBookings)
    .innerJoin(bookings, eq(bookings.id, companyBookings.bookingId))
    .innerJoin(users, eq(users.id, companyBookings.bookerId))
    .leftJoin(companyApprovals, eq(companyApprovals.bookingId, companyBookings.bookingId))
    .where(eq(companyBookings.organisationId, organisationId))
    .orderBy(desc(bookings.pickupAt), desc(bookings.reference))
    .limit(200);
