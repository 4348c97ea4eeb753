import { and, desc, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { emailKey, phoneKey } from "#db/contact-keys.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { subquery } from "#db/subquery.ts";
import { openBookingStates } from "#domain/booking/booking-outlook.ts";

type SameTripInput = {
  readonly email: string;
  readonly phone: string;
  readonly pickupAt: Date;
  readonly pickupLocation: string;
  readonly destination: string;
  readonly service: string;
  readonly userId: string | null;
  readonly now: Date;
};

export const emailOfRow = emailKey(bookings.email);
export const phoneOfRow = phoneKey(bookings.phone);

const isSameRoute = ({
  pickupAt,
  service,
  pickupLocation,
  destination,
}: Omit<SameTripInput, "userId" | "email" | "phone">) =>
  and(
    eq(bookings.pickupAt, pickupAt),
    eq(bookings.serviceType, service),
    sql`lower(trim(${bookings.pickupLocation})) = ${pickupLocation} and lower(trim(${bookings.destination})) = ${destination}`,
    inArray(bookings.state, [...openBookingStates]),
    sql`not ${bookings.isTest}`,
  );

/** A hold that has ended keeps nothing, although its row may not say so yet. */
const stillCounts = (now: Date): SQL =>
  sql`(${bookings.state} <> 'awaiting_payment' or ${bookings.holdUntil} is null or ${bookings.holdUntil} > ${now})`;

/** Open bookings of one person for one trip, the latest first. */
export const findSameTrips = (db: ReadDb, wanted: SameTripInput) =>
  db
    .select({
      reference: bookings.reference,
      accessCodeHash: bookings.accessCodeHash,
      isMine: subquery<boolean>`coalesce(${bookings.bookerId} = ${wanted.userId}::uuid, false) or exists (
        select from ${users} where ${users.id} = ${wanted.userId}::uuid and ${users.emailConfirmedAt} is not null
          and lower(${users.email}) = lower(${bookings.email}))`,
    })
    .from(bookings)
    .where(
      and(
        isSameRoute(wanted),
        stillCounts(wanted.now),
        or(
          sql`${emailOfRow} = ${wanted.email}`,
          sql`${phoneOfRow} = ${wanted.phone}`,
          sql`${bookings.bookerId} = ${wanted.userId}::uuid`,
        ),
      ),
    )
    .orderBy(desc(bookings.createdAt))
    .limit(5);

export type SameTrip = Awaited<ReturnType<typeof findSameTrips>>[number];

/** Another open booking for the same trip that goes to the same mailbox. */
export async function findTwin(
  db: ReadDb,
  wanted: Omit<SameTripInput, "userId" | "phone"> & { readonly reference: string },
) {
  const [found] = await db
    .select({ reference: bookings.reference })
    .from(bookings)
    .where(
      and(
        isSameRoute(wanted),
        stillCounts(wanted.now),
        sql`${emailOfRow} = ${wanted.email}`,
        ne(bookings.reference, wanted.reference),
      ),
    )
    .orderBy(desc(bookings.createdAt))
    .limit(1);
  return found?.reference;
}
