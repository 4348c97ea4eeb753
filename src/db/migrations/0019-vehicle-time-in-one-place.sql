-- A vehicle's time is in one place. What is held, what is reserved and what a driver has accepted are rows of one table, and
-- one constraint refuses a vehicle to two at once. A trip's own hold does not stand in the way of its own assignment.
alter table vehicle_holds drop constraint vehicle_holds_state_check;
alter table vehicle_holds add constraint vehicle_holds_state_check
  check (state in ('held', 'reserved', 'assigned', 'released'));
-- Of a row that an assignment has written. It goes with the assignment.
alter table vehicle_holds add column assignment_id uuid unique references assignments (id) on delete cascade;
alter table vehicle_holds add constraint assigned_by_an_assignment check ((state = 'assigned') <= (assignment_id is not null));

alter table vehicle_holds drop constraint vehicle_is_kept_once;
alter table vehicle_holds add constraint vehicle_is_taken_once
  exclude using gist (vehicle_id with =, busy with &&, (coalesce(booking_id, quote_id)::text || ' ' || leg::text) with <>)
  where (state in ('held', 'reserved', 'assigned'));
drop index vehicle_holds_by_time;
create index vehicle_holds_by_time on vehicle_holds using gist (busy) where state in ('held', 'reserved', 'assigned');

-- Assignments that overlap a hold of another booking were possible until now: they stay, and take no time of their own.
insert into vehicle_holds (id, booking_id, leg, vehicle_id, busy, state, assignment_id, created_at)
  select a.id, t.booking_id, t.leg, a.vehicle_id, a.busy, 'assigned', a.id, a.created_at
  from assignments a join trips t on t.id = a.trip_id
  where a.state in ('accepted', 'active') and not a.overridden
  on conflict do nothing;
alter table assignments drop constraint vehicle_is_free;

-- Whoever writes an assignment: while it counts, its vehicle's time is taken; once it ends, it is free again.
create function take_vehicle_time() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from vehicle_holds where assignment_id = new.id;
  end if;
  if new.state in ('accepted', 'active') and not new.overridden then
    -- A hold that has run out keeps no one out, although its row may still be there.
    update vehicle_holds set state = 'released'
      where state = 'held' and expires_at <= now() and vehicle_id = new.vehicle_id and busy && new.busy;
    insert into vehicle_holds (id, booking_id, leg, vehicle_id, busy, state, assignment_id, created_at)
      select new.id, t.booking_id, t.leg, new.vehicle_id, new.busy, 'assigned', new.id, new.created_at
      from trips t where t.id = new.trip_id;
  end if;
  return null;
end $$;
create trigger assignments_take_vehicle_time after insert on assignments
  for each row when (new.state in ('accepted', 'active')) execute function take_vehicle_time();
create trigger assignments_change_vehicle_time after update of state, vehicle_id, busy, overridden on assignments
  for each row when (old.state in ('accepted', 'active') or new.state in ('accepted', 'active'))
  execute function take_vehicle_time();
