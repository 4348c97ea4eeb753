-- A check that is being run, on whichever instance; a process that ended meanwhile holds it no longer than it may take.
create table health_runs (
  check_id text primary key,
  run_id uuid not null,
  held_until timestamptz not null
);
