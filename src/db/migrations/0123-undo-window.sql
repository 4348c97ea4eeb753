-- An action that tells people waits some seconds, in which it can be undone. The rows that the action wrote are kept for that long, before and after.
create table held_actions (
  id uuid primary key,
  kind text not null,
  -- The right to do it is the right to undo it.
  permission text not null,
  -- The records it is about, such as booking:CTS-7K3M9Q.
  subjects text[] not null,
  title text not null,
  actor text not null,
  created_at timestamptz not null,
  until timestamptz not null,
  undone_at timestamptz,
  -- What its author had written, for the screen that gets it back.
  draft text not null default ''
);
create index held_actions_until on held_actions (until);

create table held_rows (
  id bigint generated always as identity primary key,
  action_id uuid not null references held_actions (id) on delete cascade,
  table_name text not null,
  before jsonb,
  after jsonb
);
create index held_rows_of on held_rows (action_id, id);

-- The action whose reactions wait; null where they run at once.
alter table events add column held_by uuid;
create index events_held_by on events (held_by) where held_by is not null;

-- A message to a driver is on their phone once it can no longer be undone.
alter table driver_messages add column held_until timestamptz;
