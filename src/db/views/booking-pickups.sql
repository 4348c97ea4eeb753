-- A booking's pickup and return are those of its trips, copied for its lists to filter and sort by. docs/decisions/0111.
-- A cancelled booking keeps the times of the trips that were cancelled last. A relief vehicle takes over on the road and moves no pickup.
create or replace function copy_pickups(changed uuid[], cancelled_pickup timestamptz) returns void language sql as $$
  with drives as (
    select t.booking_id, t.leg,
      coalesce(min(t.pickup_at) filter (where t.state <> 'cancelled'), min(t.pickup_at)) as pickup_at,
      case when bool_and(t.state = 'cancelled') then max(t.cancelled_at) end as cancelled_at
    from trips t
    where t.booking_id = any (changed) and t.continues is null
    group by t.booking_id, t.leg),
  counted as (
    select d.*, rank() over (partition by d.booking_id order by d.cancelled_at desc nulls first) as turn from drives d),
  copied as (
    select b.id, d.pickups[1] as pickup_at,
      case
        when cardinality(d.pickups) > 1 then d.pickups[2]
        -- The return is cancelled, or is the only trip left.
        when b.return_at in (cancelled_pickup, d.pickups[1]) then null
        -- No trip has it: it is the last day of a stay.
        else b.return_at
      end as return_at
    from (select booking_id, array_agg(pickup_at order by leg) as pickups from counted where turn = 1 group by booking_id) d
    join bookings b on b.id = d.booking_id)
  update bookings b set pickup_at = copied.pickup_at, return_at = copied.return_at,
    -- An open page of it is out of date, and so is the entry in the customer's calendar.
    version = b.version + 1, calendar_sequence = b.calendar_sequence + 1
  from copied where b.id = copied.id and (b.pickup_at, b.return_at) is distinct from (copied.pickup_at, copied.return_at);
$$;

create or replace function copy_planned_pickups() returns trigger language plpgsql as $$
begin
  perform copy_pickups((select array_agg(distinct booking_id) from changed), null);
  return null;
end $$;
create or replace trigger pickups_are_planned after insert on trips
  referencing new table as changed for each statement execute function copy_planned_pickups();

create or replace function copy_moved_pickup() returns trigger language plpgsql as $$
begin
  perform copy_pickups(array[new.booking_id], case when new.state = 'cancelled' then old.pickup_at end);
  return null;
end $$;
create or replace trigger pickups_are_moved after update of pickup_at, state on trips for each row
  when (old.pickup_at <> new.pickup_at or (old.state = 'cancelled') <> (new.state = 'cancelled'))
  execute function copy_moved_pickup();
