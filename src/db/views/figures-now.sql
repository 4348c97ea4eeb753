-- How the company works, one row for each thing that is counted; what came of it is in the words of its measure. docs/decisions/0077.
create view figures_now as
select measure, id, outcome, slot, day, service, source, booking_id, reference, driver_id, minutes, paid_minutes, km, paid_km, cents
from booking_figures
union all
select measure, id, outcome, slot, day, service, source, booking_id, reference, driver_id, minutes, paid_minutes, km, paid_km, cents
from answer_figures
union all
select measure, id, outcome, slot, day, service, source, booking_id, reference, driver_id, minutes, paid_minutes, km, paid_km, cents
from road_figures
union all
select
  'step' as measure,
  s.id,
  s.step as outcome,
  0 as slot,
  local_day(s.created_at) as day,
  s.service,
  s.source,
  null::uuid as booking_id,
  s.path as reference,
  null::uuid as driver_id,
  0 as minutes,
  0 as paid_minutes,
  0 as km,
  0 as paid_km,
  0::bigint as cents
from booking_steps s;
