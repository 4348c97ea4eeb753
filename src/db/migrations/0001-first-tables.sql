-- Money is integer cents, time is timestamptz, ids are uuid v7 made by the application (PostgreSQL 15 to 17 cannot).
create extension if not exists btree_gist;

-- platform ---------------------------------------------------------------------------------------------------------
create table events (
  id uuid primary key,
  type text not null,
  payload jsonb not null,
  correlation_id text,
  created_at timestamptz not null
);
create index events_by_type on events (type, created_at);

-- One row for each reaction that has run for an event, written with its effects: a second delivery finds it and stops.
create table reaction_runs (
  event_id uuid not null references events (id),
  reaction text not null,
  ran_at timestamptz not null,
  primary key (event_id, reaction)
);

create table messages (
  id uuid primary key,
  key text not null unique,
  template text not null,
  recipient text not null,
  subject text not null,
  html text not null,
  body text not null,
  state text not null check (state in ('queued', 'sent', 'kept', 'failed')),
  attempts integer not null default 0,
  error text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index messages_by_time on messages (created_at, id);
create index messages_by_state on messages (state, created_at);

create unlogged table rate_limits (
  key text primary key,
  count integer not null,
  resets_at timestamptz not null
);

create table idempotency_keys (
  key text primary key,
  request_hash text not null,
  status integer not null,
  -- json, not jsonb: a repeated answer is the same to the letter.
  answer json not null,
  created_at timestamptz not null
);
create index idempotency_keys_by_time on idempotency_keys (created_at);

-- Rises with every change that a public page shows; each instance drops its rendered pages when it moves.
create table site_version (
  id integer primary key check (id = 1),
  version bigint not null
);
insert into site_version values (1, 1);

-- content ----------------------------------------------------------------------------------------------------------
create table company_settings (
  id integer primary key check (id = 1),
  details jsonb not null,
  updated_at timestamptz not null
);

-- accounts ---------------------------------------------------------------------------------------------------------
create table users (
  id uuid primary key,
  email text not null,
  name text not null,
  phone text not null default '',
  status text not null default 'active' check (status in ('active', 'suspended', 'erased')),
  created_at timestamptz not null
);
create unique index users_by_email on users (lower(email));

create table user_roles (
  user_id uuid not null references users (id) on delete cascade,
  role text not null check (role in ('super_user', 'admin', 'dispatcher', 'driver', 'hotel', 'travel_agent', 'driver_provider', 'corporate')),
  granted_at timestamptz not null,
  primary key (user_id, role)
);

-- partners ---------------------------------------------------------------------------------------------------------
create table organisations (
  id uuid primary key,
  kind text not null check (kind in ('hotel', 'travel_agency', 'driver_provider', 'corporate', 'affiliate')),
  name text not null,
  registration_number text not null default '',
  vat_number text not null default '',
  area text not null default '',
  status text not null default 'active' check (status in ('active', 'suspended', 'terminated')),
  affiliate_code text unique,
  commission_rate numeric(4, 3) not null default 0 check (commission_rate between 0 and 1),
  created_at timestamptz not null
);
create index organisations_by_kind on organisations (kind, name);

create table organisation_members (
  organisation_id uuid not null references organisations (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  primary key (organisation_id, user_id)
);
create index organisation_members_by_user on organisation_members (user_id);

-- crm --------------------------------------------------------------------------------------------------------------
create table people (
  id uuid primary key,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null default '',
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null
);
create unique index people_by_email on people (lower(email));
create index people_by_name on people (last_name, first_name, id);

create table enquiries (
  id uuid primary key,
  reference text not null unique,
  kind text not null check (kind in ('quote', 'inquiry')),
  state text not null default 'new' check (state in ('new', 'contacted', 'qualified', 'quoted', 'won', 'lost', 'spam', 'duplicate')),
  name text not null,
  email text not null,
  phone text not null,
  service_type text not null,
  source text not null,
  message text not null,
  response_due_at timestamptz not null,
  created_at timestamptz not null
);
create index enquiries_by_state on enquiries (state, response_due_at);
create index enquiries_by_time on enquiries (created_at, id);

-- fleet ------------------------------------------------------------------------------------------------------------
create table vehicles (
  id uuid primary key,
  plate text not null unique,
  band text not null check (band in ('sedan', 'shuttle', 'luxury_coach', 'large_coach')),
  make text not null,
  model text not null,
  year integer not null,
  seats integer not null check (seats between 1 and 80),
  bags integer not null check (bags >= 0),
  state text not null default 'available' check (state in ('available', 'maintenance', 'off_road', 'retired')),
  odometer_km integer not null default 0,
  owner_id uuid references organisations (id),
  created_at timestamptz not null
);
create index vehicles_by_band on vehicles (band, seats);

-- drivers ----------------------------------------------------------------------------------------------------------
create table drivers (
  id uuid primary key,
  user_id uuid unique references users (id),
  provider_id uuid references organisations (id),
  first_name text not null,
  last_name text not null,
  phone text not null,
  email text not null,
  licence_code text not null,
  permit_expires_on date not null,
  languages text[] not null default '{}',
  is_guide boolean not null default false,
  home_area text not null default '',
  state text not null default 'active' check (state in ('invited', 'onboarding', 'active', 'on_leave', 'suspended', 'left')),
  created_at timestamptz not null
);
create index drivers_by_name on drivers (last_name, first_name, id);

-- booking ----------------------------------------------------------------------------------------------------------
create table bookings (
  id uuid primary key,
  reference text not null unique,
  access_code_hash text not null,
  state text not null check (state in ('draft', 'requested', 'quoted', 'awaiting_payment', 'confirmed', 'in_progress', 'completed', 'closed', 'no_show', 'cancelled', 'declined', 'expired')),
  version integer not null default 1,
  is_test boolean not null default false,
  source text not null default 'website',
  organisation_id uuid references organisations (id),
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  service_type text not null,
  offer text,
  pickup_location text not null,
  destination text not null,
  pickup_at timestamptz not null,
  return_at timestamptz,
  passengers integer not null check (passengers between 1 and 200),
  special_requirements text not null default '',
  affiliate_id text,
  claimed_rate numeric(4, 3) not null default 0,
  total_cents integer check (total_cents >= 0),
  paid_cents integer not null default 0 check (paid_cents >= 0),
  response_due_at timestamptz,
  cancelled_reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (return_at is null or return_at > pickup_at)
);
create index bookings_by_pickup on bookings (pickup_at, id);
create index bookings_by_creation on bookings (created_at, id);
create index bookings_by_state on bookings (state, pickup_at, id);
create index bookings_by_service on bookings (service_type, pickup_at, id);
create index bookings_by_email on bookings (lower(email), pickup_at);
create index bookings_by_organisation on bookings (organisation_id, pickup_at) where organisation_id is not null;

-- Every move of a booking's lifecycle, so that "who did this and when" has an answer.
create table booking_moves (
  id uuid primary key,
  booking_id uuid not null references bookings (id),
  from_state text,
  to_state text not null,
  actor text not null,
  reason text,
  created_at timestamptz not null
);
create index booking_moves_by_booking on booking_moves (booking_id, created_at);

-- dispatch ---------------------------------------------------------------------------------------------------------
create table trips (
  id uuid primary key,
  booking_id uuid not null references bookings (id),
  leg integer not null check (leg >= 1),
  state text not null check (state in ('unassigned', 'offered', 'assigned', 'reconfirmed', 'en_route', 'arrived', 'searching', 'onboard', 'stopover', 'completed', 'no_show', 'interrupted', 'cancelled')),
  version integer not null default 1,
  pickup_location text not null,
  destination text not null,
  planned_start timestamptz not null,
  planned_end timestamptz not null,
  passengers integer not null,
  band text not null check (band in ('sedan', 'shuttle', 'luxury_coach', 'large_coach')),
  created_at timestamptz not null,
  unique (booking_id, leg),
  check (planned_end > planned_start)
);
create index trips_by_start on trips (planned_start, id);
create index trips_by_state on trips (state, planned_start, id);

-- Two accepted assignments of one driver or one vehicle cannot overlap: the database itself refuses the second.
create table assignments (
  id uuid primary key,
  trip_id uuid not null references trips (id),
  driver_id uuid not null references drivers (id),
  vehicle_id uuid not null references vehicles (id),
  state text not null check (state in ('proposed', 'offered', 'accepted', 'active', 'fulfilled', 'declined', 'expired', 'withdrawn', 'released', 'removed', 'replaced', 'failed')),
  overridden boolean not null default false,
  override_reason text,
  busy tstzrange not null,
  created_at timestamptz not null,
  constraint driver_is_free exclude using gist (driver_id with =, busy with &&)
    where (state in ('accepted', 'active') and not overridden),
  constraint vehicle_is_free exclude using gist (vehicle_id with =, busy with &&)
    where (state in ('accepted', 'active') and not overridden)
);
create unique index assignments_one_per_trip on assignments (trip_id) where state in ('accepted', 'active');
create index assignments_by_driver on assignments (driver_id, created_at);
create index assignments_by_vehicle on assignments (vehicle_id, created_at);
create index assignments_by_trip on assignments (trip_id);
