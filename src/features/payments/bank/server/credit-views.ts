import { and, asc, eq, gt, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import { toSettleCents } from "#db/booking-balance.ts";
import type { ReadDb } from "#db/connect.ts";
import { claimedByMonth } from "#db/corporate/month-billing-views.ts";
import { isDue, openCents } from "#db/invoice-balance.ts";
import { bookings } from "#db/schema/booking.ts";
import { invoices } from "#db/schema/invoices.ts";
import { bankAllocations, bankLines, payments } from "#db/schema/payments.ts";
import { billed, booked, type CreditOwner, isCredit, leftCents } from "../../server/credit-views.ts";

const resultsOf = (db: ReadDb, condition: SQL | undefined) =>
  db
    .select({
      payment: payments,
      leftCents,
      allocation: bankAllocations,
      line: { bookedOn: bankLines.bookedOn, description: bankLines.description },
      reference: booked.reference,
      number: billed.number,
      name: sql<string>`coalesce(${booked.firstName} || ' ' || ${booked.lastName}, ${billed.buyerName}, '')`,
      email: sql<string>`coalesce(${booked.email}, ${billed.buyerEmail}, '')`,
      organisationId: sql<string | null>`coalesce(${booked.organisationId}, ${billed.organisationId})`,
    })
    .from(payments)
    .innerJoin(bankAllocations, eq(bankAllocations.paymentId, payments.id))
    .innerJoin(bankLines, eq(bankLines.id, bankAllocations.bankLineId))
    .leftJoin(booked, eq(booked.id, payments.creditBookingId))
    .leftJoin(billed, eq(billed.id, payments.creditInvoiceId))
    .where(and(isCredit, condition))
    .orderBy(asc(payments.paidAt), asc(payments.id));

const shown = 500;

export const findCredits = (db: ReadDb) => resultsOf(db, undefined).limit(shown);
export type CreditRow = Awaited<ReturnType<typeof findCredits>>[number];

export async function findCredit(db: ReadDb, paymentId: string): Promise<CreditRow | undefined> {
  const [row] = await resultsOf(db, eq(payments.id, paymentId));
  return row;
}

export async function sumCredits(db: ReadDb): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${leftCents}), 0)::float8` })
    .from(payments)
    .where(isCredit);
  return row?.sum ?? 0;
}

/** Overpaid invoices without a booking, oldest first. */
export const findOverpaidInvoices = (db: ReadDb) =>
  db
    .select({
      id: invoices.id,
      number: invoices.number,
      name: invoices.buyerName,
      email: invoices.buyerEmail,
      month: invoices.month,
      overpaidCents: sql<number>`(-${openCents})::int`,
    })
    .from(invoices)
    .where(
      and(
        isNull(invoices.bookingId),
        ne(invoices.kind, "credit_note"),
        ne(invoices.state, "draft"),
        sql`${openCents} < 0`,
      ),
    )
    .orderBy(asc(invoices.issuedAt), asc(invoices.number))
    .limit(shown);

/** Bookings of the organisation, or without one of anyone with this email address. */
const isBookedBy = ({ email, organisationId }: CreditOwner) =>
  organisationId
    ? eq(bookings.organisationId, organisationId)
    : and(isNull(bookings.organisationId), sql`lower(${bookings.email}) = ${email.toLowerCase()}`);

const isBilledTo = ({ email, organisationId }: CreditOwner) =>
  organisationId
    ? eq(invoices.organisationId, organisationId)
    : and(isNull(invoices.organisationId), sql`lower(${invoices.buyerEmail}) = ${email.toLowerCase()}`);

const targets = 20;

/** Bookings of this customer with an open amount, next pickup first. */
export const findOwedBookings = (db: ReadDb, customer: CreditOwner) =>
  db
    .select({ reference: bookings.reference, pickupAt: bookings.pickupAt, openCents: toSettleCents })
    .from(bookings)
    .where(
      and(
        isBookedBy(customer),
        eq(bookings.isTest, false),
        inArray(bookings.state, ["awaiting_payment", "confirmed", "in_progress", "completed", "closed"]),
        gt(toSettleCents, 0),
        eq(claimedByMonth, 0),
      ),
    )
    .orderBy(asc(bookings.pickupAt))
    .limit(targets);

/** Open invoices of this customer without a booking, oldest first. */
export const findOwedInvoices = (db: ReadDb, customer: CreditOwner) =>
  db
    .select({ number: invoices.number, dueOn: invoices.dueOn, openCents })
    .from(invoices)
    .where(and(isBilledTo(customer), isNull(invoices.bookingId), ne(invoices.kind, "credit_note"), isDue))
    .orderBy(asc(invoices.dueOn))
    .limit(targets);

/** Whether the booking or invoice belongs to this customer. */
export async function isOfCustomer(
  db: ReadDb,
  { kind, key }: { readonly kind: "booking" | "invoice"; readonly key: string },
  customer: CreditOwner,
): Promise<boolean> {
  const [row] =
    kind === "booking"
      ? await db
          .select({ id: bookings.id })
          .from(bookings)
          .where(and(eq(bookings.reference, key), isBookedBy(customer)))
      : await db
          .select({ id: invoices.id })
          .from(invoices)
          .where(and(eq(invoices.number, key), isBilledTo(customer)));
  return row !== undefined;
}
