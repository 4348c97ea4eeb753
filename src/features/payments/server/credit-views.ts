import { and, eq, gt, inArray, isNotNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { invoices } from "#db/schema/invoices.ts";
import { payments } from "#db/schema/payments.ts";
import type { PaymentState } from "#domain/payment/payment-lifecycle.ts";

/** The booking or the invoice that a credit was received with. */
export const booked = alias(bookings, "booked");
export const billed = alias(invoices, "billed");

/** States in which some of it may be left. */
const creditStates: readonly PaymentState[] = ["cleared", "partially_refunded"];

export const leftCents = sql<number>`(${payments.amountCents} - ${payments.refundedCents})`;

export const isCredit = and(
  or(isNotNull(payments.creditBookingId), isNotNull(payments.creditInvoiceId)),
  inArray(payments.state, [...creditStates]),
  gt(leftCents, 0),
);

const creditEmail = sql`lower(coalesce(${booked.email}, ${billed.buyerEmail}))`;

const creditOrganisation = sql`coalesce(${booked.organisationId}, ${billed.organisationId})`;

/** The organisation, or without one everyone with this email address. */
export type CreditOwner = { readonly email: string; readonly organisationId: string | null };

/** The customer’s unapplied money. */
export async function sumCreditOf(db: ReadDb, { email, organisationId }: CreditOwner): Promise<number> {
  const isTheirs = organisationId
    ? sql`${creditOrganisation} = ${organisationId}`
    : sql`${creditOrganisation} is null and ${creditEmail} = ${email.toLowerCase()}`;
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${leftCents}), 0)::int` })
    .from(payments)
    .leftJoin(booked, eq(booked.id, payments.creditBookingId))
    .leftJoin(billed, eq(billed.id, payments.creditInvoiceId))
    .where(and(isCredit, isTheirs));
  return row?.sum ?? 0;
}
