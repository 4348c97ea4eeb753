import { and, eq, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";

const name = sql<string>`trim(${bookings.firstName} || ' ' || ${bookings.lastName})`;
const latestFirst = sql`order by ${bookings.pickupAt} desc, ${bookings.id} desc`;

/** Everyone a partner has booked for, by name, with the latest contact details. */
export const findClients = (db: ReadDb, organisationId: string) =>
  db
    .select({
      name: sql<string>`(array_agg(${name} ${latestFirst}))[1]`,
      phone: sql<string>`(array_agg(${bookings.phone} ${latestFirst}))[1]`,
      reference: sql<string>`(array_agg(${bookings.reference} ${latestFirst}))[1]`,
      trips: sql<number>`count(*)::int`,
      lastPickupAt: sql<Date>`max(${bookings.pickupAt})`.mapWith(bookings.pickupAt),
    })
    .from(bookings)
    .where(and(eq(bookings.organisationId, organisationId), eq(bookings.isTest, false)))
    .groupBy(sql`lower(${name})`)
    .orderBy(sql`max(${bookings.pickupAt}) desc`, sql`lower(${name})`)
    .limit(200);
