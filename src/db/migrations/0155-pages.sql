-- Pages of blocks that our team writes, kept as they were written to the byte. The draft is in the page itself; visitors see one of its versions.
create table pages (
  id uuid primary key,
  language text not null default 'en',
  path text not null check (path ~ '^/[a-z0-9][a-z0-9-]{0,79}$'),
  name text not null,
  state text not null check (state in ('draft', 'scheduled', 'published', 'expired', 'archived')),
  meta json not null,
  blocks json not null,
  version integer not null default 1,
  -- The version that the draft is kept as.
  draft_number integer not null default 1,
  -- The version that visitors see, and the one that replaces it from a moment.
  shown_number integer,
  coming_number integer,
  publish_at timestamptz,
  expire_at timestamptz,
  created_at timestamptz not null,
  created_by uuid,
  updated_at timestamptz not null,
  updated_by uuid,
  check ((coming_number is null) = (publish_at is null))
);
-- An address is free again when its page is archived.
create unique index pages_by_path on pages (language, path) where state <> 'archived';
create index pages_by_update on pages (updated_at desc, id desc);
create index pages_due on pages (publish_at) where publish_at is not null;
create index pages_ending on pages (expire_at) where expire_at is not null and state = 'published';

-- Every state in which a page was left. The saves of one person within minutes are one version until it is published.
create table page_versions (
  page_id uuid not null references pages (id) on delete cascade,
  number integer not null,
  meta json not null,
  blocks json not null,
  saved_at timestamptz not null,
  saved_by uuid,
  reason text not null default '',
  published_at timestamptz,
  primary key (page_id, number)
);

-- Old addresses and where they lead.
create table redirects (
  from_path text primary key check (from_path ~ '^/[^/\\]' and from_path = lower(from_path)),
  to_path text not null,
  created_at timestamptz not null,
  created_by uuid
);
