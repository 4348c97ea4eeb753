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

/** An expired hold counts as released, even if its row doesn’t say so yet. */
const stillCounts = (now: Date): SQL =>
  sql`(${bookings.state} <> 'awaiting_payment' or ${bookings.holdUntil} is null or ${bookings.holdUntil} > ${now})`;

/** Open bookings of one person for one trip, the latest first. */
export const findSameTrips = (db: ReadDb, input: SameTripInput) =>
  db
    .select({
      reference: bookings.reference,
      accessCodeHash: bookings.accessCodeHash,
      isMine: subquery<boolean>`coalesce(${bookings.bookerId} = ${input.userId}::uuid, false) or exists (
        select from ${users} where ${users.id} = ${input.userId}::uuid and ${users.emailConfirmedAt} is not null
          and lower(${users.email}) = lower(${bookings.email}))`,
    })
    .from(bookings)
    .where(
      and(
        isSameRoute(input),
        stillCounts(input.now),
        or(
          sql`${emailOfRow} = ${input.email}`,
          sql`${phoneOfRow} = ${input.phone}`,
          sql`${bookings.bookerId} = ${input.userId}::uuid`,
        ),
      ),
    )
    .orderBy(desc(bookings.createdAt))
    .limit(5);

export type SameTrip = Awaited<ReturnType<typeof findSameTrips>>[number];

/** Another open booking for the same trip with the same mailbox. */
export async function findTwin(
  db: ReadDb,
  request: Omit<SameTripInput, "userId" | "phone"> & { readonly reference: string },
) {
  const [row] = await db
    .select({ reference: bookings.reference })
    .from(bookings)
    .where(
      and(
        isSameRoute(request),
        stillCounts(request.now),
        sql`${emailOfRow} = ${request.email}`,
        ne(bookings.reference, request.reference),
      ),
    )
    .orderBy(desc(bookings.createdAt))
    .limit(1);
  return row?.reference;
}
