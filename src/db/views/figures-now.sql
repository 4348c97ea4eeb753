-- What counts, and when: the one place that says so. docs/decisions/0077.
create view figures_now as
select 'booking' as measure, b.id, case
    when b.state in ('confirmed', 'in_progress') then 'sold'
    when b.state in ('completed', 'closed') then 'driven'
    when b.state = 'no_show' then 'no_show'
    when b.state = 'cancelled' and b.is_sold then 'cancelled'
    when b.state in ('cancelled', 'declined', 'expired') then 'lost'
    else 'open' end as outcome,
  0 as slot, local_day(b.created_at) as day, b.service, b.source, b.id as booking_id, b.reference, null::uuid as driver_id,
  0 as minutes, 0 as paid_minutes, 0 as km, 0 as paid_km, coalesce(b.total_cents, 0)::bigint as cents
from counted_bookings b
union all
-- By the address they gave. Who was erased is no one any more.
select 'customer', b.id, case
    when f.id = b.id then 'first'
    when exists (select from counted_bookings p where lower(p.email) = lower(b.email) and p.is_sold and p.created_at >= m.starts_at
      and (p.created_at, p.id) < (b.created_at, b.id)) then 'more'
    else 'returned' end,
  ((extract(year from local_day(b.created_at)) - extract(year from local_day(f.created_at))) * 12
    + extract(month from local_day(b.created_at)) - extract(month from local_day(f.created_at)))::integer,
  local_day(b.created_at), b.service, b.source, b.id, b.reference, null, 0, 0, 0, 0, coalesce(b.total_cents, 0)
from counted_bookings b
cross join lateral (select date_trunc('month', b.created_at, 'Africa/Johannesburg') as starts_at) m
cross join lateral (select p.id, p.created_at from counted_bookings p
  where lower(p.email) = lower(b.email) and p.is_sold order by lower(p.email), p.created_at, p.id limit 1) f
where b.is_sold and b.email not like '%@erased.invalid'
union all
select 'response', b.id, case when b.answered_at is null then 'waiting' when b.answered_at <= b.response_due_at then 'kept' else 'late' end,
  response_slot(w.minutes), local_day(b.created_at), b.service, b.source, b.id, b.reference, null, w.minutes, 0, 0, 0, 0
from counted_bookings b
cross join lateral (select coalesce(greatest(0, floor(extract(epoch from b.answered_at - b.created_at) / 60)), 0)::integer as minutes) w
where b.response_due_at is not null and (b.answered_at is not null or b.state = 'requested')
union all
select 'response', e.id, case when e.answered_at is null then 'waiting' when e.answered_at <= e.response_due_at then 'kept' else 'late' end,
  response_slot(w.minutes), local_day(e.created_at), e.service_type, 'website', null, e.reference, null, w.minutes, 0, 0, 0, 0
from enquiries e
cross join lateral (select coalesce(greatest(0, floor(extract(epoch from e.answered_at - e.created_at) / 60)), 0)::integer as minutes) w
where e.state not in ('spam', 'duplicate') and (e.answered_at is not null or e.state = 'new')
union all
-- One for all versions of a quote: the last that was sent, on the day the first was.
select 'quote', q.id, case when q.state in ('accepted', 'converted') then 'won' when q.state in ('declined', 'expired', 'withdrawn') then q.state
    else 'open' end,
  0, local_day((select min(v.sent_at) from quotes v where v.number = q.number)), coalesce(q.journey ->> 'service_type', 'custom'),
  coalesce(b.source, 'website'), q.booking_id, q.number, null, 0, 0, 0, 0,
  coalesce((select o.total_cents from quote_options o where o.quote_id = q.id and o.letter = q.accepted_option),
    (select max(o.total_cents) from quote_options o where o.quote_id = q.id), 0)
from quotes q
left join bookings b on b.id = q.booking_id
where q.sent_at is not null and not coalesce(b.is_test, false)
  and not exists (select from quotes v where v.number = q.number and v.version > q.version and v.sent_at is not null)
union all
select 'pickup', t.id, case when a.arrived_at is null then 'unknown' when a.arrived_at <= t.planned_start then 'on_time' else 'late' end,
  0, local_day(t.planned_start), b.service, b.source, b.id, b.reference,
  (select f.driver_id from assignments f where f.trip_id = t.id and f.state = 'fulfilled' order by f.created_at desc, f.id limit 1),
  case when a.arrived_at > t.planned_start then ceil(extract(epoch from a.arrived_at - t.planned_start) / 60)::integer else 0 end,
  0, 0, 0, 0
from counted_bookings b
join trips t on t.booking_id = b.id and t.continues is null and t.state in ('completed', 'no_show', 'interrupted')
cross join lateral (select coalesce((select max(r.created_at) from trip_moves r where r.trip_id = t.id and r.to_state = 'unassigned'),
  '-infinity') as at) since
cross join lateral (select coalesce(
  (select min(e.happened_at) from trip_events e where e.trip_id = t.id and e.outcome = 'moved'
    and e.event in ('arrive', 'cant_find', 'met') and e.received_at >= since.at),
  (select min(m.created_at) from trip_moves m where m.trip_id = t.id and m.to_state = 'arrived' and m.created_at >= since.at)) as arrived_at) a
union all
-- Where the way of one of its trips is not known, how far it drove without passengers is not either.
select 'shift', s.id, case when d.is_known and s.end_km - s.start_km >= d.km then 'known' else 'unknown' end, 0,
  local_day(s.started_at), '', '', null, '', s.driver_id, (extract(epoch from s.ended_at - s.started_at) / 60)::integer, d.minutes,
  case when d.is_known and s.end_km - s.start_km >= d.km then s.end_km - s.start_km else 0 end,
  case when d.is_known and s.end_km - s.start_km >= d.km then d.km else 0 end, 0
from vehicle_shifts s
cross join lateral (
  select coalesce(sum(w.minutes), 0)::integer as minutes, coalesce(sum(w.km), 0)::integer as km, coalesce(bool_and(w.is_known), true) as is_known
  from (
    select extract(epoch from t.planned_end - t.planned_start) / 60 as minutes,
      coalesce((b.price_request ->> 'kilometres')::numeric, 0) as km,
      b.price_request ->> 'kilometres' is not null and b.service_type <> 'day_tour' as is_known
    from assignments f join trips t on t.id = f.trip_id join bookings b on b.id = t.booking_id
    where f.driver_id = s.driver_id and f.state = 'fulfilled' and t.planned_start >= s.started_at and t.planned_start < s.ended_at
      and lower(f.busy) >= s.started_at - interval '1 day' and lower(f.busy) < s.ended_at + interval '1 day'
      and t.planned_end - t.planned_start <= interval '14 hours' and t.state in ('completed', 'no_show', 'interrupted')
    union all
    -- Of several days: in each shift the hours of that shift, and no one knows how far the guests went.
    select extract(epoch from least(t.planned_end, s.ended_at) - greatest(t.planned_start, s.started_at)) / 60, 0, false
    from assignments f join trips t on t.id = f.trip_id
    where f.driver_id = s.driver_id and f.state = 'fulfilled' and upper(f.busy) - lower(f.busy) > interval '14 hours'
      and upper(f.busy) > s.started_at and t.planned_start < s.ended_at and t.planned_end > s.started_at
      and t.planned_end - t.planned_start > interval '14 hours' and t.state in ('completed', 'no_show', 'interrupted')) w) d
where s.state = 'confirmed' and s.ended_at > s.started_at
union all
select 'refund', r.id, r.reason_code, (w.minutes / 1440), local_day(w.at), b.service, b.source, b.id, b.reference, null, w.minutes, 0, 0, 0,
  r.paid_cents
from counted_bookings b
join refunds r on r.booking_id = b.id and r.state = 'succeeded'
cross join lateral (select x.at, greatest(0, floor(extract(epoch from x.at - r.created_at) / 60))::integer as minutes
  from (select coalesce((select max(m.created_at) from refund_moves m where m.refund_id = r.id and m.to_state = 'succeeded'), r.updated_at) as at) x) w
union all
select 'step', s.id, s.step, 0, local_day(s.created_at), s.service, s.source, null, s.path, null, 0, 0, 0, 0, 0
from booking_steps s
union all
-- Of what was driven. Changes that were asked for and waiting beyond the free minutes are agreed; what our team put on top is not.
select 'price', b.id, case when exists (
    select from booking_changes c where c.booking_id = b.id and c.state = 'applied' and c.difference_cents > 0
      and c.before = '{}' and c.after = '{}' and not exists (
        select from booking_items l where l.booking_id = b.id and l.code = 'waiting' and l.text = c.note)) then 'raised' else 'kept' end,
  0, local_day(k.pickup_at), b.service, b.source, b.id, b.reference, null, 0, 0, 0, 0, coalesce(b.total_cents, 0)
from counted_bookings b join bookings k on k.id = b.id
where b.state in ('completed', 'closed') and b.total_cents is not null
union all
-- Of waiting that was metered beyond the free minutes: nothing may be charged before they are over.
select 'wait', w.trip_id, case when w.steps > 0 and w.state <> 'waived' and w.met_at <= w.started_at + w.free_minutes * interval '1 minute'
    then 'early' else 'kept' end,
  0, local_day(w.met_at), b.service, b.source, b.id, b.reference, null,
  greatest(0, floor(extract(epoch from w.met_at - w.started_at) / 60))::integer, 0, 0, 0,
  case when w.state = 'charged' then w.steps * w.step_cents else 0 end
from counted_bookings b join trip_waits w on w.booking_id = b.id;
