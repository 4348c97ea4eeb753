import { and, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookingStatus } from "#db/progress/booking-status.ts";
import { bookings } from "#db/schema/booking.ts";
import { subquery } from "#db/subquery.ts";
import { customerBranches } from "../../server/search-views.ts";

const isReal = and(eq(bookings.isTest, false), ne(bookings.state, "draft"));
const email = sql<string>`lower(${bookings.email})`;
/** The first of each index, and no more: two letters match more than anyone would read. */
const lookedAtMost = 200;

/** The addresses of customers whose name, email or phone starts like this, latest booking first. */
export async function findLatestBy(db: ReadDb, search: string, size: number): Promise<readonly string[]> {
  const branches = customerBranches(search).map(
    ({ where, inOrder }) => subquery<unknown>`(select ${email} as email, ${bookings.createdAt} as at from ${bookings}
      where ${and(where, isReal)} order by ${inOrder} limit ${lookedAtMost})`,
  );
  if (branches.length === 0) return [];
  const result = sql`(${sql.join(branches, sql` union all `)}) as found`;
  const rows = await db
    .select({ email: sql<string>`found.email` })
    .from(result)
    .groupBy(sql`found.email`)
    .orderBy(sql`max(found.at) desc`)
    .limit(size);
  return rows.map((row) => row.email);
}

/** The latest bookings of each, the newest first. */
export function findTripsOfCustomers(db: ReadDb, emails: readonly string[], each: number) {
  const place: SQL<number> = sql<number>`row_number() over (partition by ${email} order by ${bookings.pickupAt} desc)`;
  const latest = db
    .select({
      reference: bookings.reference,
      status: bookingStatus.as("status"),
      firstName: bookings.firstName,
      lastName: bookings.lastName,
      email: bookings.email,
      phone: bookings.phone,
      serviceType: bookings.serviceType,
      offer: bookings.offer,
      serviceName: bookings.serviceName,
      tourName: bookings.tourName,
      tourHours: bookings.tourHours,
      pickupLocation: bookings.pickupLocation,
      destination: bookings.destination,
      pickupAt: bookings.pickupAt,
      passengers: bookings.passengers,
      place: place.as("place"),
    })
    .from(bookings)
    .where(and(inArray(email, [...emails]), isReal))
    .as("latest");
  return db.select().from(latest).where(sql`${latest.place} <= ${each}`).orderBy(latest.place);
}
