-- What happened on a trip, as it was reported, each event sealed together with the one before it. The words that came with an
-- event can be erased: only their hash is part of the seal.
create table trip_events (
  id uuid primary key,
  trip_id uuid not null references trips (id),
  seq integer not null check (seq >= 1),
  event text not null,
  occurred_at timestamptz not null,
  received_at timestamptz not null,
  -- When it happened by our own clock, and how far the phone's was behind it.
  happened_at timestamptz not null,
  clock_behind_s integer not null,
  actor text not null,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  accuracy_m double precision check (accuracy_m >= 0),
  battery_percent integer check (battery_percent between 0 and 100),
  outcome text not null check (outcome in ('moved', 'noted', 'refused')),
  note text not null default '',
  note_hash text not null,
  previous_hash text not null,
  hash text not null,
  unique (trip_id, seq),
  check ((latitude is null) = (longitude is null) and (latitude is null) = (accuracy_m is null))
);
