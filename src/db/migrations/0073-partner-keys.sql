-- Keys by which a partner’s own program books. Only a hash is kept; a key that was revoked, or whose maker left, opens nothing.
create table partner_keys (
  id uuid primary key,
  organisation_id uuid not null references organisations (id) on delete cascade,
  name text not null,
  key_hash text not null unique,
  ends_with text not null,
  created_by uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index partner_keys_by_organisation on partner_keys (organisation_id, created_at);
create index partner_keys_by_maker on partner_keys (created_by);
