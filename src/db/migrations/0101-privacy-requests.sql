-- Requests under POPIA and PAIA, each with its clock.
create table privacy_requests (
  id uuid primary key,
  reference text not null unique,
  kind text not null check (kind in ('access', 'correction', 'deletion', 'objection', 'paia')),
  state text not null check (state in ('open', 'granted', 'refused', 'withdrawn')),
  version integer not null default 1,
  source text not null check (source in ('account', 'email', 'phone', 'post', 'in_person', 'contact_form')),
  user_id uuid references users (id),
  name text not null default '',
  email text not null default '',
  phone text not null default '',
  words text not null default '',
  received_at timestamptz not null,
  due_at timestamptz not null,
  extended_at timestamptz,
  extension_reason text not null default '',
  identity text check (identity in ('signed_in', 'called_back', 'email_answered', 'document_seen', 'met_in_person')),
  assigned_to uuid references users (id),
  fee_cents integer check (fee_cents >= 0),
  fee_paid_at timestamptz,
  ground text,
  acknowledged_at timestamptz,
  copied_at timestamptz,
  erased_at timestamptz,
  closed_at timestamptz,
  created_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Only a PAIA request may cost something.
  check (fee_cents is null or kind = 'paia'),
  check ((state = 'refused') = (ground is not null))
);
create index privacy_requests_open on privacy_requests (due_at) where state = 'open';
create index privacy_requests_latest on privacy_requests (due_at, id);
create index privacy_requests_by_user on privacy_requests (user_id) where user_id is not null;
create index privacy_requests_by_email on privacy_requests (lower(email)) where email <> '';

create table privacy_request_moves (
  id uuid primary key,
  request_id uuid not null references privacy_requests (id),
  from_state text,
  to_state text not null,
  actor text not null,
  reason text,
  created_at timestamptz not null
);
create index privacy_request_moves_of on privacy_request_moves (request_id, created_at);
