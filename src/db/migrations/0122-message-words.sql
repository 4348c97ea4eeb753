-- The company’s own words for a kind of message, in versions: only what differs from ours is kept, so an empty one is ours again.
create table word_versions (
  id uuid primary key,
  kind text not null,
  language text not null default 'en',
  version integer not null check (version > 0),
  texts jsonb not null,
  reason text not null,
  author_id uuid,
  author text not null,
  created_at timestamptz not null,
  unique (kind, language, version)
);
