import { and, eq, isNull, or, type SQL } from "drizzle-orm";
import { bookings } from "./schema/booking.ts";
import { organisationMembers, organisations } from "./schema/partners.ts";
import { subquery } from "./subquery.ts";

/** For the person’s own active organisation. */
export const isOfOrganisationOf = (userId: string | null): SQL<boolean> => subquery<boolean>`exists (
  select 1 from ${organisationMembers}
  join ${organisations} on ${organisations.id} = ${organisationMembers.organisationId} and ${organisations.status} = 'active'
  where ${organisationMembers.userId} = ${userId}::uuid
    and ${organisationMembers.organisationId} = ${bookings.organisationId})`;

/**
 * Bookings someone made while signed in. What they booked for an organisation is visible to them while they belong to
 * it: a removed colleague no longer sees its guests.
 */
export const isBookedBy = (userId: string): SQL | undefined =>
  and(eq(bookings.bookerId, userId), or(isNull(bookings.organisationId), isOfOrganisationOf(userId)));
