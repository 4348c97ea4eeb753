import { eq, getTableColumns, sql } from "drizzle-orm";
import { isOfOrganisationOf } from "#db/booked-by.ts";
import type { ReadDb } from "#db/connect.ts";
import { claimedByMonth } from "#db/corporate/month-billing-views.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { subquery } from "#db/subquery.ts";

/** A booking, and the caller’s relation to it. */
export async function findBookingWithOwners(db: ReadDb, reference: string, userId: string | null) {
  const isOfMyOrganisation = isOfOrganisationOf(userId);
  const isMine = subquery<boolean>`(${bookings.bookerId} = ${userId}::uuid
      and (${bookings.organisationId} is null or ${isOfMyOrganisation}))
    or (${bookings.organisationId} is null and lower(${bookings.email}) = (
      select lower(${users.email}) from ${users}
      where ${users.id} = ${userId}::uuid and ${users.emailConfirmedAt} is not null))`;
  const [row] = await db
    .select({
      ...getTableColumns(bookings),
      /** The amount paid with monthly invoices. */
      billedByMonthCents: claimedByMonth,
      isMine: sql<boolean>`coalesce(${isMine}, false)`,
      isOfMyOrganisation,
    })
    .from(bookings)
    .where(eq(bookings.reference, reference));
  return row;
}

export type OwnedBooking = NonNullable<Awaited<ReturnType<typeof findBookingWithOwners>>>;

export async function findIdOf(db: ReadDb, reference: string): Promise<string | undefined> {
  const [row] = await db.select({ id: bookings.id }).from(bookings).where(eq(bookings.reference, reference));
  return row?.id;
}
