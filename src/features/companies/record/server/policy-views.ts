import { and, asc, eq, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";

type Month = { readonly from: Date; readonly until: Date };

/** Confirmed bookings with a pickup in that month, as spending is counted. */
export const findSpentOn = (db: ReadDb, organisationId: string, { from, until }: Month) =>
  db
    .select({
      reference: bookings.reference,
      firstName: bookings.firstName,
      lastName: bookings.lastName,
      serviceType: bookings.serviceType,
      serviceName: bookings.serviceName,
      pickupAt: bookings.pickupAt,
      returnAt: bookings.returnAt,
      totalCents: bookings.totalCents,
    })
    .from(bookings)
    .where(
      and(
        eq(bookings.organisationId, organisationId),
        eq(bookings.isTest, false),
        sql`${bookings.state} in ('confirmed', 'in_progress', 'completed', 'closed', 'no_show')`,
        sql`${bookings.pickupAt} >= ${from.toISOString()}::timestamptz`,
        sql`${bookings.pickupAt} < ${until.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(bookings.pickupAt), asc(bookings.reference))
    .limit(2000);
