-- How often drivers were on time, what was waited for, and how busy shifts were, on the day they were driven.
create view road_figures as
select
  'pickup' as measure,
  t.id,
  pickup_outcome(arrival.arrived_at, t.pickup_at) as outcome,
  0 as slot,
  local_day(t.pickup_at) as day,
  b.service,
  b.source,
  b.id as booking_id,
  b.reference,
  (select f.driver_id from assignments f
    where f.trip_id = t.id and f.state = 'fulfilled' order by f.created_at desc, f.id limit 1) as driver_id,
  -- Too late: a minute that has begun counts.
  case
    when arrival.arrived_at > t.pickup_at then ceil(extract(epoch from arrival.arrived_at - t.pickup_at) / 60)::integer
    else 0
  end as minutes,
  0 as paid_minutes,
  0 as km,
  0 as paid_km,
  0::bigint as cents
from counted_bookings b
-- Its passengers were picked up before the relief vehicle came.
join trips t on t.booking_id = b.id and trip_is_driven(t.state) and t.continues is null
join trip_arrivals arrival on arrival.trip_id = t.id
union all
select
  'wait' as measure,
  w.trip_id as id,
  wait_outcome(w.state, w.steps, w.started_at, w.met_at, w.free_minutes) as outcome,
  0 as slot,
  local_day(w.met_at) as day,
  b.service,
  b.source,
  b.id as booking_id,
  b.reference,
  null::uuid as driver_id,
  whole_minutes(w.started_at, w.met_at) as minutes,
  0 as paid_minutes,
  0 as km,
  0 as paid_km,
  case when w.state = 'charged' then w.steps * w.step_cents else 0 end::bigint as cents
from counted_bookings b
join trip_waits w on w.booking_id = b.id
union all
-- Only shifts that our team has confirmed. Where the way of one of its trips is not known, how far it drove without passengers is not either.
select
  'shift' as measure,
  s.id,
  case when way.is_known then 'known' else 'unknown' end as outcome,
  0 as slot,
  local_day(s.started_at) as day,
  '' as service,
  '' as source,
  null::uuid as booking_id,
  '' as reference,
  s.driver_id,
  (extract(epoch from s.ended_at - s.started_at) / 60)::integer as minutes,
  driven.minutes as paid_minutes,
  case when way.is_known then s.end_km - s.start_km else 0 end as km,
  case when way.is_known then driven.km else 0 end as paid_km,
  0::bigint as cents
from vehicle_shifts s
cross join lateral (
  select
    coalesce(sum(w.minutes), 0)::integer as minutes,
    coalesce(sum(w.km), 0)::integer as km,
    coalesce(bool_and(w.is_known), true) as is_known
  from (
    select
      extract(epoch from t.planned_end - t.pickup_at) / 60 as minutes,
      coalesce((b.price_request ->> 'kilometres')::numeric, 0) as km,
      b.price_request ->> 'kilometres' is not null and b.service_type <> 'day_tour' as is_known
    from assignments f
    join trips t on t.id = f.trip_id
    join bookings b on b.id = t.booking_id
    where f.driver_id = s.driver_id and f.state = 'fulfilled' and trip_is_driven(t.state)
      and t.pickup_at >= s.started_at and t.pickup_at < s.ended_at
      -- The same, as the index has it.
      and lower(f.busy) >= s.started_at - interval '1 day' and lower(f.busy) < s.ended_at + interval '1 day'
      and not is_of_several_days(t.pickup_at, t.planned_end)
    union all
    -- In each shift the hours of that shift, and no one knows how far the guests went.
    select
      extract(epoch from least(t.planned_end, s.ended_at) - greatest(t.pickup_at, s.started_at)) / 60 as minutes,
      0 as km,
      false as is_known
    from assignments f
    join trips t on t.id = f.trip_id
    where f.driver_id = s.driver_id and f.state = 'fulfilled' and trip_is_driven(t.state)
      and t.pickup_at < s.ended_at and t.planned_end > s.started_at
      and is_of_several_days(lower(f.busy), upper(f.busy)) and upper(f.busy) > s.started_at
      and is_of_several_days(t.pickup_at, t.planned_end)) w) driven
cross join lateral (select driven.is_known and s.end_km - s.start_km >= driven.km as is_known) way
where s.state = 'confirmed' and s.ended_at > s.started_at;
