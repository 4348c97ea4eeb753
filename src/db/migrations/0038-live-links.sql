-- Links by which a trip is followed without signing in. The database holds no token: each is sealed with our secret from the id of
-- its row. The customer's first link has the id of the trip itself, and a row only once it was opened or withdrawn.
create table live_links (
  id uuid primary key,
  -- Of a drive in several vehicles: the first.
  trip_id uuid not null references trips (id),
  booking_id uuid not null references bookings (id),
  kind text not null check (kind in ('customer', 'family', 'staff')),
  -- For whom it was made.
  name text not null default '',
  -- Who is told when the passengers have arrived.
  email text not null default '',
  created_by text not null,
  created_at timestamptz not null,
  withdrawn_by text,
  withdrawn_at timestamptz,
  check ((withdrawn_by is null) = (withdrawn_at is null))
);
create index live_links_by_trip on live_links (trip_id, created_at);
create index live_links_by_booking on live_links (booking_id);
create index live_links_by_time on live_links (created_at desc, id desc);
create index live_links_by_email on live_links (lower(email)) where email <> '';

-- From which networks a link was opened: never a whole address.
create table live_link_openings (
  link_id uuid not null references live_links (id) on delete cascade,
  network text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  times integer not null default 1 check (times >= 1),
  primary key (link_id, network)
);

-- A passenger said they would be late.
create table late_notices (
  id uuid primary key,
  trip_id uuid not null references trips (id),
  minutes integer not null check (minutes between 5 and 120),
  created_at timestamptz not null
);
create index late_notices_by_trip on late_notices (trip_id, created_at);

-- A screen in a lobby that shows who comes and who is picked up, without signing in.
create table arrival_screens (
  id uuid primary key,
  organisation_id uuid not null references organisations (id),
  name text not null,
  created_by text not null,
  created_at timestamptz not null,
  withdrawn_at timestamptz,
  seen_at timestamptz
);
create index arrival_screens_by_organisation on arrival_screens (organisation_id, created_at);
