-- Whatever writes an assignment: while it counts, its vehicle's time is taken; once it ends, it is free again. docs/decisions/0029.
create or replace function take_vehicle_time() returns trigger language plpgsql as $$
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
create or replace trigger assignments_take_vehicle_time after insert on assignments
  for each row when (new.state in ('accepted', 'active')) execute function take_vehicle_time();
create or replace trigger assignments_change_vehicle_time after update of state, vehicle_id, busy, overridden on assignments
  for each row when (old.state in ('accepted', 'active') or new.state in ('accepted', 'active'))
  execute function take_vehicle_time();
