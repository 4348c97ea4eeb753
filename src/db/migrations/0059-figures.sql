-- How the company works, beside what it earns: one row for each booking, customer's booking, answer, quote, pickup, shift, refund
-- and step of the wizard, and the sums that pages read. docs/decisions/0077.
create table figure_entries (
  measure text not null check (measure in ('booking', 'customer', 'response', 'quote', 'pickup', 'shift', 'refund', 'step')),
  -- Of the booking, enquiry, quote, trip, shift, refund or step.
  id uuid not null,
  -- What came of it, in the words of its measure.
  outcome text not null,
  -- Of a response: the minutes it took, in steps that grow. Of a refund: its days. Of a customer: the months since their first.
  slot integer not null,
  day date not null,
  service text not null,
  source text not null,
  booking_id uuid,
  reference text not null,
  driver_id uuid,
  minutes integer not null,
  -- Of a shift: with passengers.
  paid_minutes integer not null,
  km integer not null,
  paid_km integer not null,
  cents bigint not null,
  primary key (measure, id)
);
create index figure_entries_by_booking on figure_entries (booking_id) where booking_id is not null;
create index figure_entries_by_reference on figure_entries (reference) where booking_id is null;
create index figure_entries_by_day on figure_entries (measure, day, id);
create index figure_entries_by_outcome on figure_entries (measure, outcome, day, id);
create index figure_entries_by_source on figure_entries (measure, source, day, id);

create table figure_sums (
  measure text not null,
  grain text not null check (grain in ('day', 'month')),
  starts_on date not null,
  service text not null,
  source text not null,
  outcome text not null,
  slot integer not null,
  entries integer not null,
  minutes bigint not null,
  paid_minutes bigint not null,
  km bigint not null,
  paid_km bigint not null,
  cents bigint not null,
  primary key (measure, grain, starts_on, service, source, outcome, slot)
);

-- As the sums of revenue are kept, and in one order for the same reason.
create function add_to_figure_sums() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into figure_sums as s
  select r.measure, g.grain, case g.grain when 'day' then r.day else date_trunc('month', r.day)::date end, r.service, r.source,
    r.outcome, r.slot, sign * count(*), sign * sum(r.minutes), sign * sum(r.paid_minutes), sign * sum(r.km),
    sign * sum(r.paid_km), sign * sum(r.cents)
  from changed r cross join (values ('day'), ('month')) g (grain)
  group by 1, 2, 3, 4, 5, 6, 7
  order by 1, 2, 3, 4, 5, 6, 7
  on conflict (measure, grain, starts_on, service, source, outcome, slot) do update set
    entries = s.entries + excluded.entries, minutes = s.minutes + excluded.minutes,
    paid_minutes = s.paid_minutes + excluded.paid_minutes, km = s.km + excluded.km, paid_km = s.paid_km + excluded.paid_km,
    cents = s.cents + excluded.cents;
  return null;
end $$;
create trigger figure_sums_added after insert on figure_entries referencing new table as changed
  for each statement execute function add_to_figure_sums();
create trigger figure_sums_taken after delete on figure_entries referencing old table as changed
  for each statement execute function add_to_figure_sums();

-- To the minute within an hour, to five within four, to thirty within a day, to a quarter of a day beyond.
create function response_slot(minutes integer) returns integer language sql immutable parallel safe
  return case when minutes < 60 then minutes when minutes < 240 then minutes / 5 * 5
    when minutes < 1440 then minutes / 30 * 30 else least(minutes / 360 * 360, 43200) end;

create index bookings_by_email_made on bookings (lower(email), created_at, id);

-- A booking with where it came from, and whether it was ever sold.
create view counted_bookings as
select b.id, b.reference, b.state, b.service_type as service, b.email, b.created_at, b.total_cents, b.answered_at,
  b.response_due_at, b.price_request,
  case when b.source = 'website' and exists (select from attributions a where a.booking_id = b.id) then 'partner_link' else b.source end as source,
  b.state in ('confirmed', 'in_progress', 'completed', 'closed', 'no_show') or b.state = 'cancelled' and exists (
    select from booking_moves m where m.booking_id = b.id and m.from_state = 'confirmed' and m.to_state = 'cancelled') as is_sold
from bookings b
where not b.is_test and b.state <> 'draft';

-- What counts, and when: the one place that says so.
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
join trips t on t.booking_id = b.id and t.state in ('completed', 'no_show', 'interrupted')
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
  select coalesce(sum(extract(epoch from t.planned_end - t.planned_start) / 60), 0)::integer as minutes,
    coalesce(sum(coalesce((b.price_request ->> 'kilometres')::numeric, 0)), 0)::integer as km,
    coalesce(bool_and(b.price_request ->> 'kilometres' is not null and b.service_type <> 'day_tour'), true) as is_known
  from assignments f join trips t on t.id = f.trip_id join bookings b on b.id = t.booking_id
  where f.driver_id = s.driver_id and f.state = 'fulfilled' and t.planned_start >= s.started_at and t.planned_start < s.ended_at
    and t.state in ('completed', 'no_show', 'interrupted')) d
where s.state = 'confirmed' and s.ended_at > s.started_at
union all
select 'refund', r.id, r.reason_code, (w.minutes / 1440), local_day(w.at), b.service, b.source, b.id, b.reference, null, w.minutes, 0, 0, 0,
  r.paid_cents
from counted_bookings b
join refunds r on r.booking_id = b.id and r.state = 'succeeded'
cross join lateral (select x.at, greatest(0, floor(extract(epoch from x.at - r.created_at) / 60))::integer as minutes
  from (select coalesce((select max(m.created_at) from refund_moves m where m.refund_id = r.id and m.to_state = 'succeeded'), r.updated_at) as at) x) w
union all
select 'step', s.id, s.step, 0, local_day(s.created_at), s.service, 'website', null, s.path, null, 0, 0, 0, 0, 0
from booking_steps s;

-- Steps and enquiries are counted as they are written; what is forgotten of a visitor is forgotten here too.
create function count_step() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from figure_entries where measure = 'step' and id in (select id from changed);
  else
    insert into figure_entries select f.* from changed c join figures_now f on f.measure = 'step' and f.id = c.id;
  end if;
  return null;
end $$;
create trigger booking_steps_counted after insert on booking_steps referencing new table as changed
  for each statement execute function count_step();
create trigger booking_steps_forgotten after delete on booking_steps referencing old table as changed
  for each statement execute function count_step();

create function count_enquiry() returns trigger language plpgsql as $$
begin
  delete from figure_entries where measure = 'response' and id in (select id from changed);
  insert into figure_entries select f.* from changed c join figures_now f on f.measure = 'response' and f.booking_id is null and f.id = c.id;
  return null;
end $$;
create trigger enquiries_counted after insert on enquiries referencing new table as changed
  for each statement execute function count_enquiry();
create trigger enquiries_counted_again after update on enquiries referencing new table as changed
  for each statement execute function count_enquiry();

insert into figure_entries select * from figures_now;
