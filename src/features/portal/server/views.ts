import { and, asc, eq, inArray } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findAccountFacts } from "#db/corporate/account-standing-views.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import { guestBookings } from "#db/schema/portal.ts";
import { type FactsInput, findSellingFacts as readSellingFacts } from "#db/selling-facts.ts";
import { findSettings as readSettings } from "#db/settings-views.ts";
import type { SellingFacts } from "#domain/booking/selling-facts.ts";
import type { CompanySettings } from "#domain/company/company-settings.ts";
import type { CompanyDetails } from "#domain/company/contact-details.ts";

/** The active hotel or agency of this user, with its agreement and the user’s role. */
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

/** A partner’s booking with its facts about the guest. */
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

/** The facts that decide whether the partner’s account may be charged; undefined without one. */
export const findAccount = (db: ReadDb, organisationId: string, now: Date) => findAccountFacts(db, organisationId, now);

export const findSellingFacts = (db: ReadDb, input: FactsInput): Promise<SellingFacts> => readSellingFacts(db, input);

export const findSettings = (db: ReadDb): Promise<CompanySettings> => readSettings(db);

export const findCompany = (db: ReadDb): Promise<CompanyDetails> => readCompany(db);
