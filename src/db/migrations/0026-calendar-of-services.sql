-- The private calendar of services of one of our people. Its id is part of the address: a new one ends the old address.
create table service_calendars (
  user_id uuid primary key references users (id) on delete cascade,
  id uuid not null unique,
  created_at timestamptz not null
);
