-- Results of bookings, on the day they were made, and refunds, on the day they were paid. docs/decisions/0077.
create view booking_figures as
select
  'booking' as measure,
  b.id,
  booking_outcome(b.state, b.is_sold) as outcome,
  0 as slot,
  local_day(b.created_at) as day,
  b.service,
  b.source,
  b.id as booking_id,
  b.reference,
  null::uuid as driver_id,
  0 as minutes,
  0 as paid_minutes,
  0 as km,
  0 as paid_km,
  coalesce(b.total_cents, 0)::bigint as cents
from counted_bookings b
union all
-- A customer is the address they gave. One who was erased is no one any more.
select
  'customer' as measure,
  b.id,
  case
    when first.id = b.id then 'first'
    when exists (
      select from counted_bookings p
      where lower(p.email) = lower(b.email) and p.is_sold and p.created_at >= month.first_moment
        and (p.created_at, p.id) < (b.created_at, b.id)) then 'more'
    else 'returned'
  end as outcome,
  -- Months since the first.
  ((extract(year from local_day(b.created_at)) - extract(year from local_day(first.created_at))) * 12
    + extract(month from local_day(b.created_at)) - extract(month from local_day(first.created_at)))::integer as slot,
  local_day(b.created_at) as day,
  b.service,
  b.source,
  b.id as booking_id,
  b.reference,
  null::uuid as driver_id,
  0 as minutes,
  0 as paid_minutes,
  0 as km,
  0 as paid_km,
  coalesce(b.total_cents, 0)::bigint as cents
from counted_bookings b
cross join lateral (select date_trunc('month', b.created_at, 'Africa/Johannesburg') as first_moment) month
cross join lateral (
  select p.id, p.created_at from counted_bookings p
  where lower(p.email) = lower(b.email) and p.is_sold
  order by lower(p.email), p.created_at, p.id
  limit 1) first
where b.is_sold and b.email not like '%@erased.invalid'
union all
-- Of what was driven. Changes that were asked for and waiting beyond the free minutes are agreed; what our team put on top is not.
select
  'price' as measure,
  b.id,
  case
    when exists (
      select from booking_changes c
      where c.booking_id = b.id and c.state = 'applied' and c.difference_cents > 0 and c.before = '{}' and c.after = '{}'
        and not exists (
          select from booking_items l where l.booking_id = b.id and l.code = 'waiting' and l.text = c.note)) then 'raised'
    else 'kept'
  end as outcome,
  0 as slot,
  local_day(b.pickup_at) as day,
  b.service,
  b.source,
  b.id as booking_id,
  b.reference,
  null::uuid as driver_id,
  0 as minutes,
  0 as paid_minutes,
  0 as km,
  0 as paid_km,
  b.total_cents::bigint as cents
from counted_bookings b
where booking_outcome(b.state, b.is_sold) = 'driven' and b.total_cents is not null
union all
select
  'refund' as measure,
  r.id,
  r.reason_code as outcome,
  -- Whole days.
  whole_minutes(r.created_at, paid.at) / 1440 as slot,
  local_day(paid.at) as day,
  b.service,
  b.source,
  b.id as booking_id,
  b.reference,
  null::uuid as driver_id,
  whole_minutes(r.created_at, paid.at) as minutes,
  0 as paid_minutes,
  0 as km,
  0 as paid_km,
  r.paid_cents::bigint as cents
from counted_bookings b
join refunds r on r.booking_id = b.id and r.state = 'succeeded'
cross join lateral (select coalesce(
  (select max(m.created_at) from refund_moves m where m.refund_id = r.id and m.to_state = 'succeeded'), r.updated_at) as at) paid;
