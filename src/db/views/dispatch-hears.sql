-- A write to what the board shows reaches every instance once it is committed. Trips that wait for their booking
-- are not dispatch's yet and tell no one.
create or replace function tell_dispatch() returns trigger language plpgsql as $$
begin
  perform pg_notify('dispatch',
    tg_argv[0] || ':' || (case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end ->> tg_argv[1]));
  return null;
end $$;
create or replace trigger dispatch_hears_of_new_trips after insert on trips
  for each row when (new.state <> 'planned') execute function tell_dispatch('trip', 'id');
create or replace trigger dispatch_hears_of_trips after update on trips
  for each row when (new.state <> 'planned' or old.state <> 'planned') execute function tell_dispatch('trip', 'id');
-- Trips go when the import that brought them is undone.
create or replace trigger dispatch_hears_of_gone_trips after delete on trips
  for each row when (old.state <> 'planned') execute function tell_dispatch('trip', 'id');
create or replace trigger dispatch_hears_of_assignments after insert or update on assignments
  for each row execute function tell_dispatch('trip', 'trip_id');
create or replace trigger dispatch_hears_of_new_steps after insert on trip_automatic
  for each row execute function tell_dispatch('trip', 'trip_id');
-- A trip that is looked at again as it was tells no one.
create or replace trigger dispatch_hears_of_steps after update on trip_automatic
  for each row when ((old.step, old.explained, old.manual_by, old.alarmed_at)
    is distinct from (new.step, new.explained, new.manual_by, new.alarmed_at))
  execute function tell_dispatch('trip', 'trip_id');
create or replace trigger dispatch_hears_of_notes after insert on trip_notes
  for each row execute function tell_dispatch('trip', 'trip_id');
create or replace trigger dispatch_hears_of_flights after insert or update on trip_flights
  for each row execute function tell_dispatch('trip', 'trip_id');
create or replace trigger dispatch_hears_of_driver_time after insert or update on driver_absences
  for each row execute function tell_dispatch('driver', 'driver_id');
create or replace trigger dispatch_hears_of_vehicle_time after insert or update on vehicle_absences
  for each row execute function tell_dispatch('vehicle', 'vehicle_id');
create or replace trigger dispatch_hears_of_drivers after insert or update on drivers
  for each row execute function tell_dispatch('driver', 'id');
create or replace trigger dispatch_hears_of_vehicles after insert or update on vehicles
  for each row execute function tell_dispatch('vehicle', 'id');

-- Boards on every instance hear of plans and handovers as of trips.
create or replace trigger dispatch_hears_of_plans after insert or update on plan_drafts
  for each row execute function tell_dispatch('plan', 'id');
create or replace trigger dispatch_hears_of_route_runs after insert or update on route_runs
  for each row execute function tell_dispatch('route', 'id');
create or replace trigger dispatch_hears_of_handovers after insert or update on dispatch_handovers
  for each row execute function tell_dispatch('handover', 'id');

-- A board’s warnings depend on payments and on the driver’s documents too: open boards hear of both, and of every
-- change that a customer or our team makes, by the booking's version. A booking whose
-- trips are not dispatch's yet tells no one, and neither does what is written again as it was.
create or replace trigger dispatch_hears_of_bookings
  after update of state, payment_method, total_cents, paid_cents, refunded_cents, fee_cents, version on bookings
  for each row when (new.state in ('confirmed', 'in_progress')
    and (old.state, old.payment_method, old.total_cents, old.paid_cents, old.refunded_cents, old.fee_cents, old.version)
      is distinct from
      (new.state, new.payment_method, new.total_cents, new.paid_cents, new.refunded_cents, new.fee_cents, new.version))
  execute function tell_dispatch('booking', 'id');
create or replace trigger dispatch_hears_of_documents after insert or update on documents
  for each row when (new.owner_kind = 'driver') execute function tell_dispatch('document', 'owner_id');

create or replace trigger dispatch_hears_of_no_shows after insert or update on no_show_requests
  for each row execute function tell_dispatch('trip', 'trip_id');
-- Open boards show what is wrong with a trip as soon as it is known.
create or replace trigger dispatch_hears_of_incidents after insert or update on incidents
  for each row when (new.trip_id is not null) execute function tell_dispatch('trip', 'trip_id');

-- Our team hears of alarms and messages the same way.
create or replace trigger staff_hear_of_sos after insert or update on sos_alarms
  for each row execute function tell_dispatch('sos', 'id');
create or replace trigger staff_hear_of_sos_places after insert on sos_places
  for each row execute function tell_dispatch('sos', 'alarm_id');
create or replace trigger staff_hear_of_messages after insert or update on driver_messages
  for each row execute function tell_dispatch('message', 'driver_id');
