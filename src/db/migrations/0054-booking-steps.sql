-- How far bookings get: one row for each step a visitor reached on a day, only of visitors who agreed to be counted. Kept here
-- alone; no service outside is told.
create table booking_steps (
  id uuid primary key,
  step text not null check (step in ('service', 'details', 'contact', 'review', 'sent')),
  -- A page of the site as the route table writes it.
  path text not null check (length(path) <= 200),
  service text not null check (length(service) <= 40),
  -- Another one the next day; it leads back to no one.
  visitor text not null,
  created_at timestamptz not null,
  unique (visitor, step)
);
create index booking_steps_by_time on booking_steps (created_at);
