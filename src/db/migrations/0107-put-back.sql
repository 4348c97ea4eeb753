-- What someone deleted, kept for 30 days so that it can be put back: one line for each action.
create table deletions (
  id uuid primary key,
  kind text not null,
  deleted_at timestamptz not null,
  deleted_by uuid
);
create index deletions_deleted on deletions (deleted_at desc);

-- Every row that an action took along, as it was. A trigger writes it.
create table deleted_rows (
  id bigint generated always as identity primary key,
  deletion_id uuid not null references deletions (id) on delete cascade,
  table_name text not null,
  content jsonb not null
);
create index deleted_rows_of on deleted_rows (deletion_id, id);
