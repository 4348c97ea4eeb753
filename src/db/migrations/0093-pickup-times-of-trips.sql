-- A pickup time belongs to its trip and has one name; the booking’s copy is written by the database. docs/decisions/0111.
alter table trips rename column planned_start to pickup_at;

-- Its parameter is renamed, which only a new function can be; the view that calls it is made again with it.
drop function if exists pickup_outcome(timestamptz, timestamptz);

update plan_drafts set changes = (
  select jsonb_agg(
    case when c.change -> 'move' ? 'starts_at'
      then jsonb_set(c.change, '{move}', (c.change -> 'move') - 'starts_at' || jsonb_build_object('pickup_at', c.change -> 'move' -> 'starts_at'))
      else c.change end
    order by c.at)
  from jsonb_array_elements(changes) with ordinality as c (change, at))
where jsonb_path_exists(changes, '$[*].move.starts_at');

-- Two trips move one after the other: in between, the copies may be in any order.
alter table bookings drop constraint bookings_check;

-- A booking that is still ahead shows when its first trip leaves: a return that was moved after the outbound trip was cancelled did not.
update bookings b set pickup_at = first.pickup_at
from (
  select distinct on (booking_id) booking_id, pickup_at from trips
  where state <> 'cancelled' and continues is null order by booking_id, leg, part) as first
where first.booking_id = b.id and first.pickup_at <> b.pickup_at
  and b.state in ('requested', 'quoted', 'awaiting_payment', 'confirmed', 'in_progress');
