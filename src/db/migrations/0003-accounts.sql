-- accounts ---------------------------------------------------------------------------------------------------------
alter table users
  -- argon2id as a PHC string; null until somebody who was invited has chosen one.
  add column password_hash text,
  add column email_confirmed_at timestamptz,
  add column last_sign_in_at timestamptz,
  add column updated_at timestamptz;
create index users_by_time on users (created_at, id);
create index users_by_name on users (lower(name), id);

alter table user_roles
  add column granted_by uuid references users (id) on delete set null,
  add column reason text not null default '';
create index user_roles_by_role on user_roles (role);

-- One row a signed-in browser. The refresh token is made from id and counter; nothing here can be used as one.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  counter bigint not null default 0,
  rotated_at timestamptz not null,
  -- 2 once a second factor was shown in this session.
  assurance integer not null default 1 check (assurance in (1, 2)),
  methods jsonb not null default '[]',
  factor_at timestamptz,
  user_agent text not null default '',
  ip text not null default '',
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  idle_until timestamptz not null,
  ends_at timestamptz not null,
  revoked_at timestamptz,
  revoked_reason text,
  -- A super-user looking through this person's eyes: such a session reads and changes nothing.
  impersonator_id uuid references users (id) on delete cascade
);
create index sessions_by_user on sessions (user_id, created_at);
create index sessions_by_end on sessions (ends_at);
create index sessions_revoked on sessions (revoked_at) where revoked_at is not null;

-- What a link or a code in a mail stands for. Kept as a hash, used once.
create table one_time_tokens (
  token_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('signup', 'recovery', 'magiclink', 'email_change', 'reauthentication')),
  -- The code that can be typed instead of following the link, as a hash with the address.
  code_hash text,
  email text not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_tokens_by_user on one_time_tokens (user_id, purpose);
create index one_time_tokens_by_code on one_time_tokens (code_hash) where code_hash is not null;
create index one_time_tokens_by_end on one_time_tokens (expires_at);

create table factors (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null default '',
  -- Sealed with AES-GCM.
  secret text not null,
  state text not null default 'unverified' check (state in ('unverified', 'verified')),
  -- The last time step that was accepted: a code works once.
  last_step bigint not null default 0,
  created_at timestamptz not null,
  verified_at timestamptz
);
create index factors_by_user on factors (user_id);

create table factor_challenges (
  id uuid primary key,
  factor_id uuid not null references factors (id) on delete cascade,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index factor_challenges_by_end on factor_challenges (expires_at);

create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_hash text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

create table invites (
  id uuid primary key,
  token_hash text not null unique,
  email text not null,
  name text not null default '',
  role text not null check (role in ('super_user', 'admin', 'dispatcher', 'driver', 'hotel', 'travel_agent', 'driver_provider', 'corporate')),
  -- The partner's application this invite ends, if it does.
  application_id uuid,
  invited_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid references users (id) on delete set null,
  withdrawn_at timestamptz
);
create index invites_by_email on invites (lower(email), created_at);
create index invites_by_application on invites (application_id) where application_id is not null;
create index invites_by_time on invites (created_at, id);

create table saved_passengers (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  first_name text not null,
  last_name text not null,
  phone text not null default '',
  needs text not null default '',
  created_at timestamptz not null
);
create index saved_passengers_by_user on saved_passengers (user_id, last_name);

create table saved_addresses (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  label text not null,
  address text not null,
  created_at timestamptz not null
);
create index saved_addresses_by_user on saved_addresses (user_id, label);

-- Who did what to whom. Rows are added, never changed.
create table audit_log (
  id uuid primary key,
  at timestamptz not null,
  -- The person, or null for a visitor and for the system itself.
  actor_id uuid,
  actor text not null,
  impersonator_id uuid,
  action text not null,
  subject_kind text not null default '',
  subject_id text not null default '',
  reason text not null default '',
  details jsonb not null default '{}',
  ip text not null default ''
);
create index audit_log_by_time on audit_log (at desc, id desc);
create index audit_log_by_actor on audit_log (actor_id, at desc, id desc);
create index audit_log_by_subject on audit_log (subject_id, at desc, id desc);
create index audit_log_by_action on audit_log (action, at desc, id desc);

create table feature_switches (
  name text primary key,
  is_on boolean not null,
  updated_at timestamptz not null,
  updated_by uuid references users (id) on delete set null
);

-- For reports. The call of the same name answers by who is asking.
create function has_role(_user_id uuid, _role text) returns boolean
  language sql stable
  return exists (select 1 from user_roles r where r.user_id = _user_id and r.role = _role);

-- platform ---------------------------------------------------------------------------------------------------------
-- In the database and not on a disk: every instance can read them, and a backup holds them.
create table stored_files (
  id uuid primary key,
  name text not null,
  type text not null,
  size integer not null check (size >= 0),
  sha256 text not null,
  content bytea not null,
  -- Who may attach it, until it belongs to something: a hash of the secret the uploader was given.
  claim_hash text,
  -- What it belongs to, such as partner_application; a file that belongs to nothing is forgotten after a day.
  owner_kind text,
  owner_id uuid,
  created_at timestamptz not null
);
-- Documents are pictures and PDF files, already compressed.
alter table stored_files alter column content set storage external;
create index stored_files_by_owner on stored_files (owner_kind, owner_id, created_at);
create index stored_files_unowned on stored_files (created_at) where owner_id is null;

-- partners ---------------------------------------------------------------------------------------------------------
create table partner_applications (
  id uuid primary key,
  reference text not null unique,
  kind text not null check (kind in ('travel_agent', 'hotel', 'driver_provider', 'dispatcher', 'driver')),
  state text not null default 'submitted' check (state in ('submitted', 'under_review', 'info_requested', 'approved', 'invited', 'active', 'rejected', 'suspended', 'terminated')),
  version integer not null default 1,
  -- Opens the applicant's own page.
  access_code_hash text not null,
  company_name text not null default '',
  contact_name text not null,
  email text not null,
  phone text not null,
  registration_number text not null default '',
  vat_number text not null default '',
  area text not null default '',
  -- What only this kind of partner is asked: rooms, fleet, licence.
  details jsonb not null default '{}',
  message text not null default '',
  -- The latest question to the applicant, or why the answer is no.
  note text not null default '',
  organisation_id uuid references organisations (id),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index partner_applications_by_kind on partner_applications (kind, state, created_at desc, id desc);
create index partner_applications_by_time on partner_applications (created_at desc, id desc);
create index partner_applications_by_email on partner_applications (lower(email));

create table application_moves (
  id uuid primary key,
  application_id uuid not null references partner_applications (id) on delete cascade,
  from_state text,
  to_state text not null,
  actor text not null,
  note text not null default '',
  created_at timestamptz not null
);
create index application_moves_by_application on application_moves (application_id, created_at);

-- invoices ---------------------------------------------------------------------------------------------------------
create table invoices (
  id uuid primary key,
  number text not null unique,
  kind text not null default 'invoice' check (kind in ('invoice', 'tax_invoice', 'abridged', 'pro_forma', 'credit_note')),
  state text not null check (state in ('draft', 'issued', 'sent', 'part_paid', 'paid', 'overdue', 'credited', 'written_off')),
  booking_id uuid references bookings (id),
  organisation_id uuid references organisations (id),
  buyer_name text not null,
  buyer_email text not null,
  total_cents integer not null,
  vat_cents integer not null default 0,
  paid_cents integer not null default 0,
  issued_at timestamptz not null,
  due_on date not null,
  created_at timestamptz not null
);
create index invoices_by_buyer on invoices (lower(buyer_email), issued_at desc, id desc);
create index invoices_by_organisation on invoices (organisation_id, issued_at desc, id desc) where organisation_id is not null;
create index invoices_by_booking on invoices (booking_id);
create index invoices_by_state on invoices (state, due_on, id);

-- booking ----------------------------------------------------------------------------------------------------------
-- Who was signed in when it was booked. Others find it by its e-mail address once that is confirmed as theirs.
alter table bookings add column booker_id uuid references users (id) on delete set null;
create index bookings_by_booker on bookings (booker_id, pickup_at) where booker_id is not null;
create index enquiries_by_email on enquiries (lower(email), created_at);

-- crm --------------------------------------------------------------------------------------------------------------
-- For the search of the office, by whichever name is typed.
create index people_by_last_name on people (lower(last_name), lower(first_name), id);
create index people_by_first_name on people (lower(first_name), id);

-- fleet and drivers ------------------------------------------------------------------------------------------------
create index drivers_by_provider on drivers (provider_id) where provider_id is not null;
create index vehicles_by_owner on vehicles (owner_id) where owner_id is not null;
