-- Instances remember for some seconds what a device may send: one that is new, renewed or withdrawn counts at once.
create or replace function tell_devices() returns trigger language plpgsql as $$
begin
  perform pg_notify('positions', 'device');
  return null;
end $$;
create or replace trigger tracking_devices_tell after insert or update on tracking_devices
  for each statement execute function tell_devices();

-- Going on or off duty counts at once, on every instance that remembers their duty for a while.
create or replace trigger duty_spans_tell after insert or update on duty_spans
  for each statement execute function tell_devices();

-- Open maps read both again, and boards work out again what is wrong.
create or replace function tell_watchers() returns trigger language plpgsql as $$
begin
  perform pg_notify('positions', 'watch');
  if tg_table_name = 'road_alerts' then perform pg_notify('dispatch', 'alert'); end if;
  return null;
end $$;
create or replace trigger road_alerts_tell after insert or update on road_alerts
  for each row execute function tell_watchers();
create or replace trigger geofence_visits_tell after insert or update on geofence_visits
  for each row execute function tell_watchers();
create or replace trigger geofences_tell after insert or update on geofences
  for each row execute function tell_watchers();
