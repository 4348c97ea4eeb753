-- Photographs for tours and vehicle classes, by upload. Tours name theirs in `words`, with what is on them; classes in a column.
create table catalogue_pictures (
  id uuid primary key,
  hash text not null unique check (hash ~ '^[0-9a-f]{32}$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  file_id uuid not null unique references stored_files (id),
  small_width integer check (small_width between 1 and width),
  small_file_id uuid unique references stored_files (id),
  added_by uuid,
  added_at timestamptz not null,
  check ((small_width is null) = (small_file_id is null))
);
create index catalogue_pictures_by_age on catalogue_pictures (added_at);

alter table vehicle_classes add column pictures jsonb not null default '[]';
