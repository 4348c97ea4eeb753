-- How quickly we answered requests and enquiries, on the day they came in, and what came of quotes, on the day they were sent.
create view answer_figures as
select
  'response' as measure,
  b.id,
  response_outcome(b.answered_at, b.response_due_at) as outcome,
  response_slot(whole_minutes(b.created_at, b.answered_at)) as slot,
  local_day(b.created_at) as day,
  b.service,
  b.source,
  b.id as booking_id,
  b.reference,
  null::uuid as driver_id,
  whole_minutes(b.created_at, b.answered_at) as minutes,
  0 as paid_minutes,
  0 as km,
  0 as paid_km,
  0::bigint as cents
from counted_bookings b
where b.response_due_at is not null and (b.answered_at is not null or b.state = 'requested')
union all
select
  'response' as measure,
  e.id,
  response_outcome(e.answered_at, e.response_due_at) as outcome,
  response_slot(whole_minutes(e.created_at, e.answered_at)) as slot,
  local_day(e.created_at) as day,
  e.service_type as service,
  'website' as source,
  null::uuid as booking_id,
  e.reference,
  null::uuid as driver_id,
  whole_minutes(e.created_at, e.answered_at) as minutes,
  0 as paid_minutes,
  0 as km,
  0 as paid_km,
  0::bigint as cents
from enquiries e
where e.state not in ('spam', 'duplicate') and (e.answered_at is not null or e.state = 'new')
union all
-- One for all versions of a quote: the last that was sent, on the day the first was.
select
  'quote' as measure,
  q.id,
  quote_outcome(q.state) as outcome,
  0 as slot,
  local_day((select min(v.sent_at) from quotes v where v.number = q.number)) as day,
  coalesce(q.journey ->> 'service_type', 'custom') as service,
  coalesce(b.source, 'website') as source,
  q.booking_id,
  q.number as reference,
  null::uuid as driver_id,
  0 as minutes,
  0 as paid_minutes,
  0 as km,
  0 as paid_km,
  coalesce(
    (select o.total_cents from quote_options o where o.quote_id = q.id and o.letter = q.accepted_option),
    (select max(o.total_cents) from quote_options o where o.quote_id = q.id), 0)::bigint as cents
from quotes q
left join bookings b on b.id = q.booking_id
where q.sent_at is not null and not coalesce(b.is_test, false)
  and not exists (select from quotes v where v.number = q.number and v.version > q.version and v.sent_at is not null);
