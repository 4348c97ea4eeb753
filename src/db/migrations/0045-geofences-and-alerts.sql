-- Places whose coming and going is noted: the depot, and our team's own. Those of a trip come from its addresses.
create table geofences (
  id uuid primary key,
  name text not null check (name <> ''),
  purpose text not null check (purpose in ('depot', 'own')),
  shape jsonb not null,
  version integer not null default 1,
  created_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);

-- When a vehicle was in one, or at the pickup or drop-off of its trip.
create table geofence_visits (
  id uuid primary key,
  place text not null check (place in ('pickup', 'dropoff', 'geofence')),
  of_id uuid not null,
  vehicle_id uuid not null references vehicles (id) on delete cascade,
  driver_id uuid,
  trip_id uuid,
  entered_at timestamptz not null,
  left_at timestamptz,
  declined_at timestamptz,
  declined_by text
);
-- Two who look at once note an arrival once.
create unique index geofence_visits_open on geofence_visits (vehicle_id, place, of_id) where left_at is null;
create index geofence_visits_by_trip on geofence_visits (trip_id);
create index geofence_visits_by_time on geofence_visits (entered_at);

-- What went wrong with a vehicle on a trip, from when to when. Each is raised once while it lasts.
create table road_alerts (
  id uuid primary key,
  kind text not null check (kind in ('off_route', 'stopped', 'speeding', 'no_signal')),
  trip_id uuid not null references trips (id),
  vehicle_id uuid not null references vehicles (id) on delete cascade,
  driver_id uuid,
  since timestamptz not null,
  raised_at timestamptz not null,
  cleared_at timestamptz
);
create unique index road_alerts_open on road_alerts (trip_id, kind) where cleared_at is null;
create index road_alerts_by_time on road_alerts (raised_at);

-- Open maps read both again, and boards work out again what is wrong.
create function tell_watchers() returns trigger language plpgsql as $$
begin
  perform pg_notify('positions', 'watch');
  if tg_table_name = 'road_alerts' then perform pg_notify('dispatch', 'alert'); end if;
  return null;
end $$;
create trigger road_alerts_tell after insert or update on road_alerts
  for each row execute function tell_watchers();
create trigger geofence_visits_tell after insert or update on geofence_visits
  for each row execute function tell_watchers();
create trigger geofences_tell after insert or update on geofences
  for each row execute function tell_watchers();
