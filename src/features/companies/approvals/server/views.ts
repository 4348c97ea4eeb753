import { and, asc, eq } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findAccountFacts as readAccountFacts } from "#db/corporate/account-standing-views.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { companyAccounts, companyApprovals, companyBookings, companyTravellers } from "#db/schema/companies.ts";
import { organisations } from "#db/schema/partners.ts";

export const findAccountFacts = (db: ReadDb, organisationId: string, now: Date) =>
  readAccountFacts(db, organisationId, now);

export const findOurCompany = (db: ReadDb) => readCompany(db);

/** Everything an approver is shown. */
export async function findApproval(db: ReadDb, id: string) {
  const [found] = await db
    .select({
      approval: companyApprovals,
      booking: bookings,
      said: companyBookings,
      company: organisations.name,
      limitCents: companyAccounts.bookingLimitCents,
      booker: { name: users.name, email: users.email },
    })
    .from(companyApprovals)
    .innerJoin(bookings, eq(bookings.id, companyApprovals.bookingId))
    .innerJoin(companyBookings, eq(companyBookings.bookingId, companyApprovals.bookingId))
    .innerJoin(organisations, eq(organisations.id, companyApprovals.organisationId))
    .innerJoin(companyAccounts, eq(companyAccounts.organisationId, companyApprovals.organisationId))
    .innerJoin(users, eq(users.id, companyBookings.bookerId))
    .where(eq(companyApprovals.id, id));
  return found;
}
export type FoundApproval = NonNullable<Awaited<ReturnType<typeof findApproval>>>;

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
