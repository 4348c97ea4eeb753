import { and, asc, eq, gt, inArray, not, or, sql } from "drizzle-orm";
import { keptCents } from "#db/booking-balance.ts";
import type { ReadDb } from "#db/connect.ts";
import { isInMonthlyBilling } from "#db/corporate/month-billing-views.ts";
import { bookings } from "#db/schema/booking.ts";
import { organisations } from "#db/schema/partners.ts";
import { subquery } from "#db/subquery.ts";
import type { BookingState } from "#domain/booking/booking-lifecycle.ts";

/** Completed bookings. Fees of no-shows and cancellations are invoiced when they happen. */
export const drivenStates: readonly BookingState[] = ["completed", "closed"];

/** Without a valid invoice of its own, as in `findOwnInvoices` for one booking. */
const isUnbilled = subquery<boolean>`not exists (select from invoices billed where billed.booking_id = ${bookings.id}
  and billed.kind in ('invoice', 'abridged', 'tax_invoice') and billed.state not in ('draft', 'credited')
  and (not billed.is_supplement or billed.created_by is null))`;

const draftId = subquery<string | null>`(select begun.id from invoices begun where begun.booking_id = ${bookings.id}
  and begun.state = 'draft' and not begun.is_supplement order by begun.id limit 1)`;

/** Oldest first. */
export const findUnbilled = (db: ReadDb, page: { after?: { pickupAt: Date; id: string }; size: number }) =>
  db
    .select({
      id: bookings.id,
      reference: bookings.reference,
      firstName: bookings.firstName,
      lastName: bookings.lastName,
      organisation: organisations.name,
      serviceType: bookings.serviceType,
      serviceName: bookings.serviceName,
      pickupAt: bookings.pickupAt,
      totalCents: sql<number>`${bookings.totalCents}`,
      paidCents: keptCents,
      draftId,
    })
    .from(bookings)
    .leftJoin(organisations, eq(organisations.id, bookings.organisationId))
    .where(
      and(
        inArray(bookings.state, [...drivenStates]),
        eq(bookings.isTest, false),
        gt(bookings.totalCents, 0),
        isUnbilled,
        // Those are invoiced at the end of the month.
        not(isInMonthlyBilling),
        page.after && isAfter(page.after),
      ),
    )
    .orderBy(asc(bookings.pickupAt), asc(bookings.id))
    .limit(page.size);
export type UnbilledRow = Awaited<ReturnType<typeof findUnbilled>>[number];

const isAfter = ({ pickupAt, id }: { pickupAt: Date; id: string }) =>
  or(gt(bookings.pickupAt, pickupAt), and(eq(bookings.pickupAt, pickupAt), gt(bookings.id, id)));
