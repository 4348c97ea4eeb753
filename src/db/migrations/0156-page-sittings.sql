-- Who has a page open in an editor, each window by itself. A save is remembered by its key until the next one, so that an
-- editor whose answer was lost knows whether it was kept.
create table page_sittings (
  page_id uuid not null references pages (id) on delete cascade,
  sitting uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  -- The block that is being written; '' for none.
  block text not null default '',
  saved_key text,
  seen_at timestamptz not null,
  primary key (page_id, sitting)
);
create index page_sittings_by_time on page_sittings (seen_at);
create index page_sittings_by_user on page_sittings (user_id);
