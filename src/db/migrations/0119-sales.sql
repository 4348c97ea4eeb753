-- Tasks that our team writes, assigns and puts off; deals larger than one quote; relationships between customers.
alter table tasks
  add column note text not null default '',
  add column assigned_to uuid references users (id),
  add column snoozed_until timestamptz,
  add column created_by uuid references users (id),
  add column version integer not null default 1;
alter table tasks drop constraint tasks_kind_subject_kind_subject_id_key;
-- The same thing is asked for once; our team may write down as many of its own as it likes.
create unique index tasks_once on tasks (kind, subject_kind, subject_id) where kind <> 'to_do';
create index tasks_of_colleague on tasks (assigned_to, due_at, id) where state = 'open';
create index tasks_done on tasks (done_at desc, id desc) where state = 'done';

create table deals (
  id uuid primary key,
  title text not null,
  state text not null check (state in ('contacted', 'proposal', 'negotiation', 'won', 'lost')),
  version integer not null default 1,
  person_id uuid references people,
  organisation_id uuid references organisations,
  value_cents bigint not null check (value_cents >= 0),
  -- In percent.
  probability integer not null check (probability between 0 and 100),
  expected_on date not null,
  owner_id uuid references users (id),
  note text not null default '',
  lost_reason text,
  closed_at timestamptz,
  created_by uuid references users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index deals_by_state on deals (state, expected_on, id);
create index deals_closed on deals (closed_at desc, id desc) where closed_at is not null;
create index deals_of_owner on deals (owner_id, state);
create index deals_of_person on deals (person_id) where person_id is not null;
create index deals_of_organisation on deals (organisation_id) where organisation_id is not null;

create table deal_moves (
  id uuid primary key,
  deal_id uuid not null references deals (id),
  from_state text,
  to_state text not null,
  actor text not null,
  reason text,
  created_at timestamptz not null
);
create index deal_moves_by_deal on deal_moves (deal_id, created_at);

-- The enquiries, quotes and bookings of a deal: quotes by id, the others by reference.
create table deal_links (
  deal_id uuid not null references deals (id),
  subject_kind text not null check (subject_kind in ('enquiry', 'quote', 'booking')),
  subject_id text not null,
  added_by uuid references users (id),
  added_at timestamptz not null,
  primary key (deal_id, subject_kind, subject_id)
);
create index deal_links_by_subject on deal_links (subject_id);

-- Relationships that our team enters; those that follow from bookings are not stored.
create table relationships (
  id uuid primary key,
  person_id uuid not null references people,
  kind text not null check (kind in ('assistant', 'guest', 'books_for', 'concierge')),
  other_person_id uuid references people,
  organisation_id uuid references organisations,
  note text not null default '',
  created_by uuid references users (id),
  created_at timestamptz not null,
  check ((other_person_id is null) <> (organisation_id is null))
);
create index relationships_of_person on relationships (person_id, created_at);
create index relationships_to_person on relationships (other_person_id) where other_person_id is not null;
create index relationships_to_organisation on relationships (organisation_id) where organisation_id is not null;
