import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findClasses } from "#db/read-catalogue.ts";
import { bookings, importedBookings } from "#db/schema/booking.ts";
import { referenceKey, travelKeys } from "#domain/booking/booking-csv.ts";
import type { VehicleClasses } from "#domain/catalogue/vehicle-class.ts";
import { shownEmail } from "#domain/text/caller-address.ts";

export type KnownBooking = {
  readonly id: string;
  /** Always the same: an import changes no booking that is here. */
  readonly version: 1;
  /** Ours. */
  readonly reference: string;
  readonly isSameReference: boolean;
};

type Wanted = { readonly references: readonly string[]; readonly pickups: readonly Date[] };

/** The bookings that rows of a file may be: by the other system’s reference, and by who travels when. */
export async function findKnownBookings(db: ReadDb, { references, pickups }: Wanted) {
  const [imported, timely] = [await findByReference(db, references), await findByPickup(db, pickups)];
  const byReference = new Map(
    imported.map((row) => [referenceKey(row.other), { ...knownOf(row), isSameReference: true }] as const),
  );
  const byTravel = new Map<string, KnownBooking>();
  for (const row of timely)
    for (const key of travelKeys({ ...row, email: shownEmail(row.email) }, row.pickupAt))
      byTravel.set(key, { ...knownOf(row), isSameReference: false });
  return { byReference, byTravel };
}

const knownOf = ({ id, reference }: { id: string; reference: string }) => ({ id, reference, version: 1 as const });

async function findByReference(db: ReadDb, references: readonly string[]) {
  if (references.length === 0) return [];
  return db
    .select({ id: bookings.id, reference: bookings.reference, other: importedBookings.reference })
    .from(importedBookings)
    .innerJoin(bookings, eq(bookings.id, importedBookings.bookingId))
    .where(
      and(
        sql`${importedBookings.reference} <> ''`,
        inArray(sql`lower(${importedBookings.reference})`, [...references]),
      ),
    );
}

/** A cancelled trip may be booked again. */
const over = ["cancelled", "declined", "expired"] as const;

async function findByPickup(db: ReadDb, pickups: readonly Date[]) {
  if (pickups.length === 0) return [];
  return db
    .select({
      id: bookings.id,
      reference: bookings.reference,
      email: bookings.email,
      phone: bookings.phone,
      lastName: bookings.lastName,
      pickupAt: bookings.pickupAt,
    })
    .from(bookings)
    .where(
      and(inArray(bookings.pickupAt, [...pickups]), notInArray(bookings.state, [...over]), sql`not ${bookings.isTest}`),
    );
}

/** The vehicle classes of the company. */
export const findVehicleClasses = (db: ReadDb): Promise<VehicleClasses> => findClasses(db);
