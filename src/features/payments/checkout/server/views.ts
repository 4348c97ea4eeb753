import { and, desc, eq, gte, inArray, ne, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findAccountFacts as readAccountFacts } from "#db/corporate/account-standing-views.ts";
import { bookingMoves, bookings } from "#db/schema/booking.ts";
import { transferProofs } from "#db/schema/payments.ts";
import { trips } from "#db/schema/trips.ts";
import { fitsOneVehicle } from "#db/trip-parts.ts";
import { vehicleDrawing, vehicleKind, vehiclePicture } from "#db/vehicle-kind.ts";
import type { PaidBooking } from "../../server/views.ts";

/**
 * A booking’s vehicle class, even if cancelled; undefined without a planned trip, or if no single vehicle fits
 * everyone.
 */
export async function findVehicleOf(db: ReadDb, bookingId: string) {
  const [trip] = await db
    .select({
      kind: vehicleKind(trips.vehicleClass),
      drawing: vehicleDrawing(trips.vehicleClass),
      picture: vehiclePicture(trips.vehicleClass),
    })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(and(eq(trips.bookingId, bookingId), fitsOneVehicle))
    .orderBy(trips.leg, trips.part)
    .limit(1);
  return trip;
}

/** Whether this payment confirmed its booking, so that one email covers both. */
export async function isConfirmedBy(
  db: ReadDb,
  bookingId: string,
  { updatedAt }: { updatedAt: Date },
): Promise<boolean> {
  const [row] = await db
    .select({ id: bookingMoves.id })
    .from(bookingMoves)
    .where(
      and(
        eq(bookingMoves.bookingId, bookingId),
        eq(bookingMoves.toState, "confirmed"),
        gte(bookingMoves.createdAt, updatedAt),
      ),
    )
    .limit(1);
  return row !== undefined;
}

export const findAccountFacts = (db: ReadDb, organisationId: string, now: Date) =>
  readAccountFacts(db, organisationId, now);

/** Whether someone with this email address has travelled with us and paid. */
export async function hasTravelledBefore(
  db: ReadDb,
  { id, email }: Pick<PaidBooking, "id" | "email">,
): Promise<boolean> {
  const [row] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(sql`lower(${bookings.email})`, email.toLowerCase()),
        inArray(bookings.state, ["completed", "closed"]),
        ne(bookings.id, id),
        sql`${bookings.paidCents} > ${bookings.refundedCents}`,
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Why our team rejected the latest proof. */
export async function findRejection(db: ReadDb, paymentId: string): Promise<string | null> {
  const [row] = await db
    .select({ reason: transferProofs.reason })
    .from(transferProofs)
    .where(and(eq(transferProofs.paymentId, paymentId), eq(transferProofs.state, "rejected")))
    .orderBy(desc(transferProofs.createdAt))
    .limit(1);
  return row?.reason ?? null;
}
