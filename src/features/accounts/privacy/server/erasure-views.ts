import { and, eq, gt, gte, inArray, isNull, notInArray, or, sql } from "drizzle-orm";
import { dueCents } from "#db/booking-balance.ts";
import type { ReadDb } from "#db/connect.ts";
import { isDue } from "#db/invoice-balance.ts";
import { refundSubjects } from "#db/money/refund-subjects.ts";
import { bookings } from "#db/schema/booking.ts";
import { invoices } from "#db/schema/invoices.ts";
import { organisations } from "#db/schema/partners.ts";
import { refunds } from "#db/schema/payments.ts";
import { subquery } from "#db/subquery.ts";
import { openBookingStates, startOfToday } from "#domain/booking/booking-outlook.ts";
import { carries, type Whose } from "./person-views.ts";

const isMine = ({ userId, email }: Whose) =>
  or(userId === null ? undefined : eq(bookings.bookerId, userId), carries(bookings.email, email));

/** Upcoming work for this person. */
export const countUpcoming = (db: ReadDb, whose: Whose, now: Date): Promise<number> =>
  db.$count(
    bookings,
    and(
      isMine(whose),
      eq(bookings.isTest, false),
      inArray(bookings.state, openBookingStates),
      or(
        eq(bookings.state, "in_progress"),
        gte(sql`coalesce(${bookings.returnAt}, ${bookings.pickupAt})`, startOfToday(now)),
      ),
    ),
  );

/** Confirmed, or cancelled for a fee. Bookings awaiting their first payment simply expire. */
const owed = ["confirmed", "in_progress", "completed", "closed", "no_show", "cancelled"] as const;

/** This person’s debts to us. A guest does not owe what their hotel, agency or company has on account. */
export async function countUnpaid(db: ReadDb, whose: Whose): Promise<number> {
  const onAccount = db
    .select({ id: organisations.id })
    .from(organisations)
    .where(inArray(organisations.kind, ["hotel", "travel_agency", "corporate"]));
  const unpaidBookings = await db.$count(
    bookings,
    and(
      isMine(whose),
      eq(bookings.isTest, false),
      inArray(bookings.state, owed),
      gt(dueCents, 0),
      or(isNull(bookings.organisationId), notInArray(bookings.organisationId, onAccount)),
    ),
  );
  if (whose.email === null) return unpaidBookings;
  const unpaidInvoices = await db.$count(
    invoices,
    and(sql`lower(${invoices.buyerEmail}) = lower(${whose.email})`, isNull(invoices.organisationId), isDue),
  );
  return unpaidBookings + unpaidInvoices;
}

const endedRefunds = ["succeeded", "rejected"] as const;

/** Our debts to this person: without the booking no one would know where to send them. */
export const countOpenRefunds = (db: ReadDb, whose: Whose): Promise<number> =>
  db.$count(
    refunds,
    and(
      notInArray(refunds.state, [...endedRefunds]),
      or(
        inArray(
          refunds.bookingId,
          db
            .select({ id: bookings.id })
            .from(bookings)
            .where(and(isMine(whose), eq(bookings.isTest, false))),
        ),
        // A payment for nothing goes back to its payer.
        subquery<boolean>`exists (select from ${refundSubjects} subject where subject.refund_id = ${refunds.id}
          and ${refunds.bookingId} is null and lower(subject.email) = lower(${whose.email}))`,
      ),
    ),
  );
