-- Earnings and costs of bookings and invoices, and when: a row for each trip, each cancelled booking, each booking without a trip and each
-- invoice beside a booking or without one. In the words of domain/revenue/booking-entries.ts and invoice-entry.ts; revenue-now.test.ts
-- compares both. docs/decisions/0068, 0090.
create view revenue_now as
select
  t.id,
  -- A drive that went on in a relief vehicle is one trip.
  case when t.state = 'cancelled' then 'cancelled' when t.is_relief then 'relief' else 'trip' end as kind,
  t.booking_id,
  t.reference,
  t.service,
  local_day(t.created_at) as booked_on,
  local_hour(t.created_at) as booked_hour,
  local_day(earned.at) as earned_on,
  local_hour(earned.at) as earned_hour,
  crew.driver_id,
  crew.vehicle_id,
  crew.provider_id,
  t.gross_cents,
  t.vat_cents,
  t.outlay_cents,
  case when crew.provider_id is null then coalesce(pay.amount_cents, 0) else 0 end as driver_cents,
  case when crew.provider_id is null then 0 else coalesce(pay.amount_cents, 0) end as provider_cents,
  coalesce(pay.vehicle_cents, 0) as vehicle_cents,
  t.is_driven and pay.id is null as lacks_pay,
  t.is_driven and crew.provider_id is null and pay.vehicle_cents is null as lacks_vehicle,
  case when t.is_driven then (extract(epoch from t.planned_end - t.pickup_at) / 60)::integer else 0 end as minutes,
  arrival.arrived_at is not null as is_timed,
  coalesce(arrival.arrived_at > t.pickup_at, false) as is_late,
  t.commission_cents
from sold_trips t
cross join lateral (
  select case when t.is_driven then t.pickup_at when t.state = 'cancelled' then t.cancelled_at end as at) earned
left join lateral (
  select a.driver_id, a.vehicle_id, coalesce(d.provider_id, a.provider_id) as provider_id
  from assignments a
  left join drivers d on d.id = a.driver_id
  where a.trip_id = t.id and a.state = 'fulfilled' and t.is_driven
  order by a.created_at desc, a.id
  limit 1) crew on true
left join pay_items pay on pay.kind = 'trip' and pay.source_id = t.id and t.is_driven
left join trip_arrivals arrival on arrival.trip_id = t.id and t.is_driven and not t.is_relief
union all
select
  s.id,
  'cancelled' as kind,
  s.id as booking_id,
  s.reference,
  s.service,
  local_day(s.created_at) as booked_on,
  local_hour(s.created_at) as booked_hour,
  local_day(s.cancelled_at) as earned_on,
  local_hour(s.cancelled_at) as earned_hour,
  null as driver_id,
  null as vehicle_id,
  null as provider_id,
  s.charge_cents as gross_cents,
  s.vat_cents,
  s.outlay_cents,
  0 as driver_cents,
  0 as provider_cents,
  0 as vehicle_cents,
  false as lacks_pay,
  false as lacks_vehicle,
  0 as minutes,
  false as is_timed,
  false as is_late,
  s.commission_cents
from sold_bookings s
where s.state = 'cancelled'
union all
-- Its trips were all cancelled free of charge, or it never had one.
select
  s.id,
  'booking' as kind,
  s.id as booking_id,
  s.reference,
  s.service,
  local_day(s.created_at) as booked_on,
  local_hour(s.created_at) as booked_hour,
  local_day(earned.at) as earned_on,
  local_hour(earned.at) as earned_hour,
  null as driver_id,
  null as vehicle_id,
  null as provider_id,
  s.charge_cents as gross_cents,
  s.vat_cents,
  s.outlay_cents,
  0 as driver_cents,
  0 as provider_cents,
  0 as vehicle_cents,
  false as lacks_pay,
  false as lacks_vehicle,
  0 as minutes,
  false as is_timed,
  false as is_late,
  s.commission_cents
from sold_bookings s
cross join lateral (select case when s.state in ('completed', 'closed', 'no_show') then s.pickup_at end as at) earned
where s.state <> 'cancelled' and s.charge_cents > 0
  and not exists (select from trips t where t.booking_id = s.id and (t.state <> 'cancelled' or t.fee_cents > 0))
union all
select
  d.id,
  'invoice' as kind,
  d.booking_id,
  coalesce(b.reference, d.number) as reference,
  coalesce(service_counted(b.service, b.service_type), 'other') as service,
  local_day(d.issued_at) as booked_on,
  local_hour(d.issued_at) as booked_hour,
  coalesce(lines.served_on, local_day(d.issued_at)) as earned_on,
  local_hour(d.issued_at) as earned_hour,
  null as driver_id,
  null as vehicle_id,
  null as provider_id,
  d.gross_cents,
  d.vat_cents,
  0 as outlay_cents,
  0 as driver_cents,
  0 as provider_cents,
  0 as vehicle_cents,
  false as lacks_pay,
  false as lacks_vehicle,
  0 as minutes,
  false as is_timed,
  false as is_late,
  0 as commission_cents
from billing_documents d
left join bookings b on b.id = d.booking_id
left join lateral (
  select max(n.service_on) as served_on, bool_or(n.booking_id is not null) as are_of_bookings
  from invoice_lines n where n.invoice_id = d.id) lines on true
where coalesce(not b.is_test, true)
  -- One for many bookings bills what counts with them.
  and (case when d.booking_id is null then not coalesce(lines.are_of_bookings, false) else d.is_beside end);
