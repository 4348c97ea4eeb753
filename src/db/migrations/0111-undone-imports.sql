-- An import can be undone as a whole for a day: every row that it wrote, before and after. A trigger writes it.
alter table import_runs add column undone_at timestamptz, add column undone_by uuid;

create table imported_rows (
  id bigint generated always as identity primary key,
  -- The run itself is written last, in the same transaction.
  run_id uuid not null references import_runs (id) on delete cascade deferrable initially deferred,
  table_name text not null,
  before jsonb,
  after jsonb not null
);
create index imported_rows_of on imported_rows (run_id, id);
