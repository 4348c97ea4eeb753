-- Trips and assignments move along their tables, each move with a line: from where, where to, who, why and when. A trip's
-- first state comes with its booking, whose own history tells of it.
create table trip_moves (
  id uuid primary key,
  trip_id uuid not null references trips (id),
  from_state text,
  to_state text not null,
  actor text not null,
  reason text,
  created_at timestamptz not null
);
create index trip_moves_by_trip on trip_moves (trip_id, created_at);

alter table assignments add column version integer not null default 1;
create table assignment_moves (
  id uuid primary key,
  assignment_id uuid not null references assignments (id),
  from_state text,
  to_state text not null,
  actor text not null,
  reason text,
  created_at timestamptz not null
);
create index assignment_moves_by_assignment on assignment_moves (assignment_id, created_at);
