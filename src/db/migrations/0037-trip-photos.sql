-- Photographs that drivers take on the road: of a trip, or of a vehicle when a shift starts. The key of the phone is the id, so that
-- a photograph that is sent twice is stored once. record_id names what else it belongs to, such as a shift or an incident.
create table trip_photos (
  id uuid primary key,
  kind text not null check (kind in ('arrival', 'no_show', 'vehicle_check', 'incident', 'other')),
  trip_id uuid references trips (id),
  vehicle_id uuid references vehicles (id),
  record_id uuid,
  driver_id uuid not null references drivers (id),
  file_id uuid not null unique references stored_files (id),
  occurred_at timestamptz not null,
  received_at timestamptz not null,
  -- When it was taken by our own clock, and how far the phone's was behind it.
  happened_at timestamptz not null,
  clock_behind_s integer not null,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  accuracy_m double precision check (accuracy_m >= 0),
  check (trip_id is not null or vehicle_id is not null),
  check ((latitude is null) = (longitude is null) and (latitude is null) = (accuracy_m is null))
);
create index trip_photos_trip on trip_photos (trip_id, happened_at) where trip_id is not null;
create index trip_photos_vehicle on trip_photos (vehicle_id, happened_at) where vehicle_id is not null;
create index trip_photos_record on trip_photos (record_id) where record_id is not null;
create index trip_photos_driver on trip_photos (driver_id);
