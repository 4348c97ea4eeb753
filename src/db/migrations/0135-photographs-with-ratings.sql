-- Photographs that guests send with a rating, with the words they agreed to. They are shown with their rating, and not before it is published.
create table rating_photos (
  id uuid primary key,
  rating_id uuid not null references ratings (id),
  file_id uuid not null unique,
  position integer not null check (position between 1 and 4),
  wording_version integer not null,
  wording text not null,
  created_at timestamptz not null,
  unique (rating_id, position)
);
