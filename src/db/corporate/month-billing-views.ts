import { bookings } from "#db/schema/booking.ts";
import { subquery } from "#db/subquery.ts";

/** On the account of a company that is billed by the month, and not billed by an invoice of its own. */
export const isInMonthlyBilling = subquery<boolean>`(${bookings.paymentMethod} = 'account' and not ${bookings.isTest}
  and exists (select from company_accounts c where c.organisation_id = ${bookings.organisationId} and c.is_billed_monthly)
  and not exists (select from invoices own where own.booking_id = ${bookings.id} and own.kind in ('invoice', 'abridged', 'tax_invoice')
    and own.state not in ('draft', 'credited') and (not own.is_supplement or own.created_by is null)))`;

/** What is owed for one that is over: `chargeFor` of domain/payment/booking-balance.ts. */
export const chargeCents = subquery<number>`case when ${bookings.state} in ('cancelled', 'no_show') then ${bookings.feeCents}
  else coalesce(${bookings.totalCents}, 0) end`;

/** What monthly invoices ask for a booking, less what was credited. */
export const billedByMonth = subquery<number>`coalesce((select sum(share.billed_cents - share.credited_cents)
  from invoice_bookings share where share.booking_id = ${bookings.id}), 0)::int`;
