-- What went wrong on the road or around it: what, how bad, who was responsible, what it cost. The key of a driver's report is given
-- by the phone.
create table incidents (
  id uuid primary key,
  type text not null check (type in ('driver_late_under_20', 'driver_late_20_to_40', 'driver_late_over_40', 'driver_no_show',
    'customer_no_show', 'wrong_vehicle', 'driver_service', 'accident', 'lost_item', 'payment', 'other')),
  severity text not null check (severity in ('minor', 'serious', 'critical')),
  state text not null check (state in ('open', 'investigating', 'resolved', 'disputed')),
  version integer not null default 1,
  booking_id uuid references bookings (id),
  trip_id uuid references trips (id),
  driver_id uuid references drivers (id),
  vehicle_id uuid references vehicles (id),
  text text not null,
  reported_by text not null,
  happened_at timestamptz not null,
  created_at timestamptz not null,
  responsible text check (responsible in ('customer', 'driver', 'provider', 'company', 'no_one')),
  cost_cents integer check (cost_cents >= 0),
  updated_at timestamptz not null,
  check (trip_id is null or booking_id is not null),
  check (state <> 'resolved' or (responsible is not null and cost_cents is not null))
);
create index incidents_by_time on incidents (created_at, id);
create index incidents_unresolved on incidents (created_at, id) where state <> 'resolved';
create index incidents_by_trip on incidents (trip_id) where trip_id is not null;
create index incidents_by_booking on incidents (booking_id) where booking_id is not null;
create index incidents_by_driver on incidents (driver_id, created_at) where driver_id is not null;
create index incidents_by_vehicle on incidents (vehicle_id, created_at) where vehicle_id is not null;

create table incident_moves (
  id uuid primary key,
  incident_id uuid not null references incidents (id),
  from_state text,
  to_state text not null,
  actor text not null,
  reason text,
  created_at timestamptz not null
);
create index incident_moves_by_incident on incident_moves (incident_id, created_at);

-- What a passenger left in a vehicle, who was asked for it, and how it comes back.
create table lost_items (
  id uuid primary key,
  state text not null check (state in ('reported', 'found', 'not_found', 'returning', 'closed')),
  version integer not null default 1,
  booking_id uuid not null references bookings (id),
  trip_id uuid not null references trips (id),
  driver_id uuid references drivers (id),
  vehicle_id uuid references vehicles (id),
  what text not null,
  left_where text not null default '',
  contact text not null default '',
  reported_by text not null,
  -- What the driver, or our team for the driver, said.
  answer text not null default '',
  answered_at timestamptz,
  return_way text check (return_way in ('collect', 'courier', 'next_trip')),
  return_words text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (state <> 'returning' or return_way is not null)
);
create index lost_items_by_time on lost_items (created_at, id);
create index lost_items_not_closed on lost_items (created_at, id) where state <> 'closed';
create index lost_items_by_trip on lost_items (trip_id);
create index lost_items_by_booking on lost_items (booking_id);
create index lost_items_by_driver on lost_items (driver_id, created_at) where driver_id is not null;
create index lost_items_by_vehicle on lost_items (vehicle_id) where vehicle_id is not null;

create table lost_item_moves (
  id uuid primary key,
  lost_item_id uuid not null references lost_items (id),
  from_state text,
  to_state text not null,
  actor text not null,
  reason text,
  created_at timestamptz not null
);
create index lost_item_moves_by_item on lost_item_moves (lost_item_id, created_at);

-- What a customer or a driver says against what was recorded about a trip. Each is said once and answered once.
create table trip_disputes (
  id uuid primary key,
  kind text not null check (kind in ('no_show', 'waiting', 'no_show_refused', 'late_arrival')),
  state text not null check (state in ('open', 'upheld', 'dismissed')),
  version integer not null default 1,
  booking_id uuid not null references bookings (id),
  trip_id uuid not null references trips (id),
  -- Null where the customer disputes.
  driver_id uuid references drivers (id),
  text text not null,
  answer text not null default '',
  decided_by text,
  decided_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((driver_id is null) = (kind in ('no_show', 'waiting'))),
  check ((state = 'open') = (decided_at is null))
);
create unique index trip_disputes_once on trip_disputes (trip_id, kind, coalesce(driver_id, '00000000-0000-0000-0000-000000000000'));
create index trip_disputes_by_time on trip_disputes (created_at, id);
create index trip_disputes_open on trip_disputes (created_at, id) where state = 'open';
create index trip_disputes_by_booking on trip_disputes (booking_id);
create index trip_disputes_by_driver on trip_disputes (driver_id) where driver_id is not null;

-- Open boards show what is wrong with a trip as soon as it is known.
create trigger dispatch_hears_of_incidents after insert or update on incidents
  for each row when (new.trip_id is not null) execute function tell_dispatch('trip', 'trip_id');
create index sos_alarms_open_by_trip on sos_alarms (trip_id) where state = 'open';
