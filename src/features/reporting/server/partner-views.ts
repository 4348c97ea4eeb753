import { and, asc, count, eq, gte, inArray, isNotNull, ne, not, or, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { userRoles, users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { organisationMembers, organisations, partnerApplications } from "#db/schema/partners.ts";
import type { Role } from "#domain/account/roles.ts";

const person = {
  id: users.id,
  name: users.name,
  email: users.email,
  phone: users.phone,
  status: users.status,
  lastSignInAt: users.lastSignInAt,
};

export const findPartners = (db: ReadDb, kind: "hotel" | "travel_agency" | "driver_provider", atMost: number) =>
  db
    .select({
      id: organisations.id,
      name: organisations.name,
      area: organisations.area,
      status: organisations.status,
      registrationNumber: organisations.registrationNumber,
      vatNumber: organisations.vatNumber,
      commissionRate: organisations.commissionRate,
      createdAt: organisations.createdAt,
    })
    .from(organisations)
    .where(eq(organisations.kind, kind))
    .orderBy(asc(organisations.name), asc(organisations.id))
    .limit(atMost);

export const findMembers = (db: ReadDb, organisationIds: readonly string[]) =>
  db
    .select({ organisationId: organisationMembers.organisationId, ...person })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(inArray(organisationMembers.organisationId, [...organisationIds]))
    .orderBy(asc(users.name), asc(users.id));

export const findDriversOfProviders = (db: ReadDb, organisationIds: readonly string[]) =>
  db
    .select({
      providerId: drivers.providerId,
      id: drivers.id,
      firstName: drivers.firstName,
      lastName: drivers.lastName,
      phone: drivers.phone,
      state: drivers.state,
    })
    .from(drivers)
    .where(inArray(drivers.providerId, [...organisationIds]))
    .orderBy(asc(drivers.lastName), asc(drivers.firstName), asc(drivers.id));

/** The same bookings as Admin’s list filtered by partner: booked by the organisation, or brought by its link. */
export function countBookingsOf(db: ReadDb, organisationIds: readonly string[], since: Date) {
  const owner = sql<string>`unnest(array[${bookings.organisationId}, nullif(${bookings.partnerId}, ${bookings.organisationId})])`;
  const theirs = db
    .select({ organisationId: owner.as("organisation_id") })
    .from(bookings)
    .where(
      and(
        or(
          inArray(bookings.organisationId, [...organisationIds]),
          and(isNotNull(bookings.partnerId), inArray(bookings.partnerId, [...organisationIds])),
        ),
        gte(bookings.pickupAt, since),
        ne(bookings.state, "draft"),
        not(bookings.isTest),
      ),
    )
    .as("theirs");
  return db
    .select({ organisationId: theirs.organisationId, count: count() })
    .from(theirs)
    .where(inArray(theirs.organisationId, [...organisationIds]))
    .groupBy(theirs.organisationId);
}

export const findApplicationsOf = (db: ReadDb, organisationIds: readonly string[]) =>
  db
    .select({ id: partnerApplications.id, organisationId: partnerApplications.organisationId })
    .from(partnerApplications)
    .where(inArray(partnerApplications.organisationId, [...organisationIds]));

export const findPeopleWithRole = (db: ReadDb, role: Role, atMost: number) =>
  db
    .select(person)
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(eq(userRoles.role, role))
    .orderBy(asc(users.name), asc(users.id))
    .limit(atMost);
