import { sql } from "drizzle-orm";

/**
 * The record each refund belongs to: a booking, or for a payment that paid nothing what its money came for. A share of a bill is its
 * booking’s, and goes to the one who paid it, or where we have no address to the booker.
 */
export const refundSubjects = sql`(
  select r.id as refund_id,
    case when b.id is not null then 'booking' when v.id is not null then 'voucher' else 'invoice' end as kind,
    coalesce(b.id, v.id, i.id) as id,
    coalesce(b.reference, v.number, i.number) as reference,
    coalesce(s.name, b.first_name || ' ' || b.last_name, v.buyer_name, i.buyer_name) as customer,
    coalesce(nullif(s.email, ''), b.email, v.buyer_email, i.buyer_email) as email,
    coalesce(b.is_test, false) as is_test,
    coalesce(b.organisation_id::text, i.organisation_id::text, nullif(lower(coalesce(b.email, v.buyer_email, i.buyer_email)), '')) as payer
  from refunds r
  left join payments p on p.id = r.payment_id
  left join payments first on first.id = p.again_of
  left join bookings b on b.id = coalesce(r.booking_id, first.booking_id)
  left join bill_shares s on s.id = first.share_id
  left join vouchers v on v.id = first.voucher_id and b.id is null
  left join invoices i on i.id = first.invoice_id and b.id is null
)`;
