-- When the driver who drives a trip was at the pickup; null where no one said so. What an offline phone reports later happened when
-- it happened, and who looks for passengers or has them on board is there. A driver who was released before came for nothing.
create view trip_arrivals as
select
  t.id as trip_id,
  coalesce(
    (select min(e.happened_at) from trip_events e
      where e.trip_id = t.id and e.outcome = 'moved' and e.event in ('arrive', 'cant_find', 'met') and e.received_at >= since.at),
    (select min(m.created_at) from trip_moves m
      where m.trip_id = t.id and m.to_state = 'arrived' and m.created_at >= since.at)) as arrived_at
from trips t
cross join lateral (select coalesce(
  (select max(r.created_at) from trip_moves r where r.trip_id = t.id and r.to_state = 'unassigned'), '-infinity') as at) since;
