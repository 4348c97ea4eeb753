-- What counts, and when: the one place that says so. A booking counts once it is sold. What it costs is shared among its trips
-- as their prices are, to the cent; a fee for a trip that was cancelled is that trip's. VAT is what its invoices say, and until
-- it is billed what they would. What partners earn with it is shared among the trips that were driven. docs/decisions/0068, 0090.
create view revenue_now as
with sold as not materialized (
  select b.id, b.reference, b.service_type, b.created_at, b.cancelled_at, b.updated_at, b.pickup_at, b.state,
    c.charge, case
      when d.gross_cents = c.charge then coalesce(d.vat_cents, 0)
      when coalesce(b.total_cents, 0) <= 0 then 0
      else round(c.charge::numeric * b.vat_cents / b.total_cents)::integer
    end as vat,
    case when b.state in ('cancelled', 'no_show') then 0 else least(c.charge, coalesce((
      select sum(l.amount_cents) from booking_items l where l.booking_id = b.id and l.vat_code = 'OOS'), 0)::integer) end as outlay,
    coalesce((select sum(m.amount_cents) from commissions m
      where m.booking_id = b.id and m.state in ('earned', 'approved', 'on_statement', 'paid')), 0)::integer as commission
  from bookings b
  cross join lateral (
    select case when b.state in ('cancelled', 'no_show') then b.fee_cents else coalesce(b.total_cents, 0) end as charge) c
  left join lateral (select sum(v.gross_cents)::integer as gross_cents, sum(v.vat_cents)::integer as vat_cents
    from booking_billed v where v.booking_id = b.id) d on true
  where not b.is_test and b.state in ('confirmed', 'in_progress', 'completed', 'closed', 'no_show', 'cancelled')),
weighed as (
  select s.*, t.id as trip_id, t.state as trip_state, t.planned_start, t.planned_end, t.cancelled_at as trip_cancelled_at,
    t.leg, t.part, t.continues is not null as is_relief, t.state in ('completed', 'no_show', 'interrupted') as is_driven,
    case when t.state = 'cancelled' then t.fee_cents else coalesce(t.price_cents, 0) end::numeric as price,
    case when t.state = 'cancelled' then 0 else 1 end::numeric as head,
    case when t.state in ('completed', 'interrupted') then 1 else 0 end::numeric as rode
  from sold s join trips t on t.booking_id = s.id
  where s.state <> 'cancelled' and (t.state <> 'cancelled' or t.fee_cents > 0)),
shared as (
  select w.*, sum(case when w.whole > 0 then w.price when w.heads > 0 then w.head else 1 end)
      over (partition by w.id order by w.leg, w.part, w.trip_id rows unbounded preceding) as reached,
    case when w.whole > 0 then w.price when w.heads > 0 then w.head else 1 end as weight,
    case when w.whole > 0 then w.whole when w.heads > 0 then w.heads else w.rows end as weights,
    sum(w.earn_weight) over (partition by w.id order by w.leg, w.part, w.trip_id rows unbounded preceding) as earn_reached,
    sum(w.earn_weight) over (partition by w.id) as earn_weights
  from (select w.*, case when w.fares > 0 then w.price * w.rode when w.rides > 0 then w.rode else 1 end as earn_weight
    from (select w.*, sum(w.price) over (partition by w.id) as whole, sum(w.head) over (partition by w.id) as heads,
      count(*) over (partition by w.id) as rows, sum(w.price * w.rode) over (partition by w.id) as fares,
      sum(w.rode) over (partition by w.id) as rides from weighed w) w) w)
select t.trip_id as id, case
    when t.trip_state = 'cancelled' then 'cancelled' when t.is_relief then 'relief' else 'trip' end as kind, t.id as booking_id,
  t.reference, t.service_type as service, local_day(t.created_at) as booked_on, local_hour(t.created_at) as booked_hour,
  local_day(e.at) as earned_on, local_hour(e.at) as earned_hour, a.driver_id, a.vehicle_id, a.provider_id,
  (round(t.charge * t.reached / t.weights) - round(t.charge * (t.reached - t.weight) / t.weights))::integer as gross_cents,
  (round(t.vat * t.reached / t.weights) - round(t.vat * (t.reached - t.weight) / t.weights))::integer as vat_cents,
  (round(t.outlay * t.reached / t.weights) - round(t.outlay * (t.reached - t.weight) / t.weights))::integer as outlay_cents,
  case when a.provider_id is null then coalesce(p.amount_cents, 0) else 0 end as driver_cents,
  case when a.provider_id is null then 0 else coalesce(p.amount_cents, 0) end as provider_cents,
  coalesce(p.vehicle_cents, 0) as vehicle_cents,
  t.is_driven and p.id is null as lacks_pay,
  t.is_driven and a.provider_id is null and p.vehicle_cents is null as lacks_vehicle,
  case when t.is_driven then (extract(epoch from t.planned_end - t.planned_start) / 60)::integer else 0 end as minutes,
  m.arrived_at is not null as is_timed, coalesce(m.arrived_at > t.planned_start, false) as is_late,
  (round(t.commission * t.earn_reached / t.earn_weights)
    - round(t.commission * (t.earn_reached - t.earn_weight) / t.earn_weights))::integer as commission_cents
from shared t
cross join lateral (select case when t.is_driven then t.planned_start when t.trip_state = 'cancelled' then t.trip_cancelled_at end as at) e
left join lateral (
  select f.driver_id, f.vehicle_id, coalesce(d.provider_id, f.provider_id) as provider_id
  from assignments f left join drivers d on d.id = f.driver_id
  where f.trip_id = t.trip_id and f.state = 'fulfilled' and t.is_driven order by f.created_at desc, f.id limit 1) a on true
left join pay_items p on p.kind = 'trip' and p.source_id = t.trip_id and t.is_driven
left join lateral (
  select least((select min(v.created_at) from trip_moves v where v.trip_id = t.trip_id and v.to_state = 'arrived'),
    (select min(v.happened_at) from trip_events v where v.trip_id = t.trip_id and v.event = 'arrive' and v.outcome = 'moved')) as arrived_at
  where t.is_driven and not t.is_relief) m on true
union all
select s.id, 'cancelled', s.id, s.reference, s.service_type, local_day(s.created_at), local_hour(s.created_at),
  local_day(coalesce(s.cancelled_at, s.updated_at)), local_hour(coalesce(s.cancelled_at, s.updated_at)), null, null, null,
  s.charge, s.vat, 0, 0, 0, 0, false, false, 0, false, false, s.commission
from sold s
where s.state = 'cancelled' and (s.charge > 0 or exists (
  select from booking_moves m where m.booking_id = s.id and m.from_state = 'confirmed' and m.to_state = 'cancelled'))
union all
select s.id, 'booking', s.id, s.reference, s.service_type, local_day(s.created_at), local_hour(s.created_at),
  local_day(e.at), local_hour(e.at), null, null, null, s.charge, s.vat, s.outlay, 0, 0, 0, false, false, 0, false, false,
  s.commission
from sold s
cross join lateral (select case when s.state in ('completed', 'closed', 'no_show') then s.pickup_at end as at) e
where s.state <> 'cancelled' and s.charge > 0 and not exists (
  select from trips t where t.booking_id = s.id and (t.state <> 'cancelled' or t.fee_cents > 0))
union all
select i.id, 'invoice', i.booking_id, coalesce(b.reference, i.number), coalesce(b.service_type, 'other'), local_day(i.issued_at),
  local_hour(i.issued_at), coalesce(l.served_on, local_day(i.issued_at)), local_hour(i.issued_at), null, null, null,
  i.total_cents - i.credited_cents,
  (i.vat_cents - coalesce((select sum(c.vat_cents) from invoices c where c.credits_id = i.id), 0))::integer,
  0, 0, 0, 0, false, false, 0, false, false, 0
from invoices i
left join bookings b on b.id = i.booking_id
left join lateral (select max(n.service_on) as served_on, bool_or(n.booking_id is not null) as is_of_bookings
  from invoice_lines n where n.invoice_id = i.id) l on true
where i.kind in ('invoice', 'tax_invoice', 'abridged') and i.state <> 'draft' and coalesce(not b.is_test, true)
  and (i.is_supplement and i.created_by is not null and i.booking_id is not null
    -- One for many bookings bills what counts with them.
    or i.booking_id is null and not coalesce(l.is_of_bookings, false));
