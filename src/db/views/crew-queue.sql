-- Two who give one driver or one vehicle away at the same moment would each write their row and then wait for the other's: a
-- deadlock. So they come one after the other, first for the driver, then for the vehicle, and the second hears that it is taken.
create or replace function queue_for_crew() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.driver_id::text, 0));
  perform pg_advisory_xact_lock(hashtextextended(new.vehicle_id::text, 0));
  return new;
end $$;
create or replace trigger assignments_queue_for_crew before insert on assignments
  for each row when (new.state in ('accepted', 'active')) execute function queue_for_crew();
create or replace trigger assignments_queue_again_for_crew
  before update of state, driver_id, vehicle_id, busy, overridden on assignments
  for each row when (new.state in ('accepted', 'active')) execute function queue_for_crew();
