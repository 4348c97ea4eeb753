import { eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { visitEvents } from "#db/schema/analytics.ts";
import { bookings } from "#db/schema/booking.ts";
import { enquiries } from "#db/schema/crm.ts";

/** The oldest that still wait. */
export const findWaitingEvents = (db: Database, most: number) =>
  db.select().from(visitEvents).orderBy(visitEvents.createdAt).limit(most);

export async function findSoldBooking(db: Database, reference: string) {
  const { serviceType, offer, source, totalCents, paidCents, isTest } = bookings;
  const [row] = await db
    .select({ serviceType, offer, source, totalCents, paidCents, isTest })
    .from(bookings)
    .where(eq(bookings.reference, reference));
  return row;
}

export async function findReceivedEnquiry(db: Database, reference: string) {
  const { kind, serviceType, source } = enquiries;
  const [row] = await db
    .select({ kind, serviceType, source })
    .from(enquiries)
    .where(eq(enquiries.reference, reference));
  return row;
}
