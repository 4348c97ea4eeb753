-- A booking with where it came from, and whether it was ever sold.
create view counted_bookings as
select b.id, b.reference, b.state, b.service_type as service, b.email, b.created_at, b.total_cents, b.answered_at,
  b.response_due_at, b.price_request,
  case when b.source = 'website' and exists (select from attributions a where a.booking_id = b.id) then 'partner_link' else b.source end as source,
  b.state in ('confirmed', 'in_progress', 'completed', 'closed', 'no_show') or b.state = 'cancelled' and exists (
    select from booking_moves m where m.booking_id = b.id and m.from_state = 'confirmed' and m.to_state = 'cancelled') as is_sold
from bookings b
where not b.is_test and b.state <> 'draft';
