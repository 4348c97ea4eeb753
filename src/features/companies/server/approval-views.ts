import { and, asc, eq, gt, isNotNull, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ReadDb } from "#db/connect.ts";
import { findAccountFacts as readAccountFacts } from "#db/corporate/account-standing-views.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { companyAccounts, companyApprovals, companyBookings, companyTravellers } from "#db/schema/companies.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";

export const findAccountFacts = (db: ReadDb, organisationId: string, now: Date) =>
  readAccountFacts(db, organisationId, now);

export const findOurCompany = (db: ReadDb) => readCompany(db);

/** Everything an approver sees. */
export async function findApproval(db: ReadDb, id: string) {
  const [row] = await db
    .select({
      approval: companyApprovals,
      booking: bookings,
      said: companyBookings,
      company: organisations.name,
      limitCents: companyAccounts.bookingLimitCents,
      allowsOwnApproval: companyAccounts.allowsOwnApproval,
      booker: { name: users.name, email: users.email },
    })
    .from(companyApprovals)
    .innerJoin(bookings, eq(bookings.id, companyApprovals.bookingId))
    .innerJoin(companyBookings, eq(companyBookings.bookingId, companyApprovals.bookingId))
    .innerJoin(organisations, eq(organisations.id, companyApprovals.organisationId))
    .innerJoin(companyAccounts, eq(companyAccounts.organisationId, companyApprovals.organisationId))
    .innerJoin(users, eq(users.id, companyBookings.bookerId))
    .where(eq(companyApprovals.id, id));
  return row;
}
export type ApprovalRecord = NonNullable<Awaited<ReturnType<typeof findApproval>>>;

/** The booker’s facts that decide who may approve it. */
export const bookedBy = ({ booker, allowsOwnApproval }: ApprovalRecord) => ({
  bookerEmail: booker.email,
  allowsOwnApproval,
});

export const findApprovers = (db: ReadDb, organisationId: string) =>
  db
    .select({
      id: companyTravellers.id,
      firstName: companyTravellers.firstName,
      lastName: companyTravellers.lastName,
      email: companyTravellers.email,
    })
    .from(companyTravellers)
    .where(
      and(
        eq(companyTravellers.organisationId, organisationId),
        eq(companyTravellers.isApprover, true),
        eq(companyTravellers.isActive, true),
      ),
    )
    .orderBy(asc(companyTravellers.email));

/** Open approvals for a signed-in person whose confirmed address is an approver of their company. */
export const findWaitingFor = (db: ReadDb, userId: string, now: Date) => {
  const bookers = alias(users, "bookers");
  return db
    .select({ approval: companyApprovals, booking: bookings, booker: bookers.name, approverId: companyTravellers.id })
    .from(users)
    .innerJoin(organisationMembers, eq(organisationMembers.userId, users.id))
    .innerJoin(
      companyTravellers,
      and(
        eq(companyTravellers.organisationId, organisationMembers.organisationId),
        sql`lower(${companyTravellers.email}) = lower(${users.email})`,
        eq(companyTravellers.isApprover, true),
        eq(companyTravellers.isActive, true),
      ),
    )
    .innerJoin(companyApprovals, eq(companyApprovals.organisationId, companyTravellers.organisationId))
    .innerJoin(bookings, eq(bookings.id, companyApprovals.bookingId))
    .innerJoin(companyBookings, eq(companyBookings.bookingId, companyApprovals.bookingId))
    .innerJoin(bookers, eq(bookers.id, companyBookings.bookerId))
    .innerJoin(companyAccounts, eq(companyAccounts.organisationId, companyApprovals.organisationId))
    .where(
      and(
        eq(users.id, userId),
        or(ne(companyBookings.bookerId, users.id), companyAccounts.allowsOwnApproval),
        isNotNull(users.emailConfirmedAt),
        eq(companyApprovals.state, "waiting"),
        gt(companyApprovals.expiresAt, now),
      ),
    )
    .orderBy(asc(companyApprovals.expiresAt), asc(companyApprovals.id))
    .limit(50);
};
