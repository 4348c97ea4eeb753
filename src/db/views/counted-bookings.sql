-- Every booking that was sent to us, with where it came from, whether it was ever sold and what is charged for it. Revenue and figures
-- are both counted from here.
create view counted_bookings as
select
  b.id,
  b.reference,
  b.state,
  service_counted(b.service, b.service_type) as service,
  b.email,
  b.created_at,
  b.total_cents,
  b.answered_at,
  b.response_due_at,
  b.price_request,
  case
    when b.source = 'website' and exists (select from attributions a where a.booking_id = b.id) then 'partner_link'
    else b.source
  end as source,
  booking_is_sold(b.state, exists (
    select from booking_moves m where m.booking_id = b.id and m.from_state = 'confirmed' and m.to_state = 'cancelled')) as is_sold,
  b.pickup_at,
  coalesce(b.cancelled_at, b.updated_at) as cancelled_at,
  coalesce(booking_charge(b.state, b.total_cents, b.fee_cents), 0) as charge_cents,
  b.vat_cents as total_vat_cents
from bookings b
where not b.is_test and b.state <> 'draft';
