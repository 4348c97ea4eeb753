import { sql } from "drizzle-orm";
import { bookings } from "#db/schema/booking.ts";
import { invoices } from "#db/schema/invoices.ts";
import { subquery } from "#db/subquery.ts";

/** On a monthly-billed company’s account, without an invoice of its own. */
export const isInMonthlyBilling = subquery<boolean>`(${bookings.paymentMethod} = 'account' and not ${bookings.isTest}
  and exists (select from company_accounts c where c.organisation_id = ${bookings.organisationId} and c.is_billed_monthly)
  and not exists (select from invoices own where own.booking_id = ${bookings.id} and own.kind in ('invoice', 'abridged', 'tax_invoice')
    and own.state not in ('draft', 'credited') and (not own.is_supplement or own.created_by is null)))`;

/** The amount monthly invoices bill for a booking, minus credits. */
export const billedByMonth = subquery<number>`coalesce((select sum(share.billed_cents - share.credited_cents)
  from invoice_bookings share where share.booking_id = ${bookings.id}), 0)::int`;

/**
 * The same as far as it is still asked for. One that was written off asks for nothing: of what it left unpaid, each booking
 * can be paid by itself. Where it was paid in part, the rest of that booking is not apart from it.
 */
export const claimedByMonth = subquery<number>`coalesce((select sum(share.billed_cents - share.credited_cents)
  from invoice_bookings share join invoices asking on asking.id = share.invoice_id
  where share.booking_id = ${bookings.id} and (asking.state <> 'written_off' or share.paid_cents > 0)), 0)::int`;

/** A booking’s documents: its own, and monthly ones and their credit notes with lines for it. */
export const isDocumentOf = (bookingId: string) => subquery<boolean>`${invoices.id} in (
  select own.id from invoices own where own.booking_id = ${bookingId}
  union select part.invoice_id from invoice_lines part where part.booking_id = ${bookingId})`;

/** A document for several bookings: a monthly invoice or its credit note. */
export const isMonthly = sql<boolean>`${invoices.bookingId} is null`;

/** A document’s amount for this booking: all of its own document, or its lines on a monthly one. */
export const centsFor = (bookingId: string) => subquery<number>`case when ${invoices.bookingId} is null
  then (select sum(part.gross_cents) from invoice_lines part where part.invoice_id = ${invoices.id}
    and part.booking_id = ${bookingId}) else ${invoices.totalCents} end::int`;
