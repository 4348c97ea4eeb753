-- Customers rate a trip after it: each trip once, by a link that works once. Stars count at once; words are published after our team has
-- read them, and only if the customer agrees.
create table ratings (
  id uuid primary key,
  trip_id uuid not null unique references trips (id),
  booking_id uuid not null references bookings (id),
  driver_id uuid references drivers (id),
  state text not null check (state in ('requested', 'private', 'held', 'published', 'rejected')),
  version integer not null default 1,
  overall integer check (overall between 1 and 5),
  punctuality integer check (punctuality between 1 and 5),
  vehicle integer check (vehicle between 1 and 5),
  driving integer check (driving between 1 and 5),
  words text not null default '',
  private_message text not null default '',
  wants_reply boolean not null default false,
  is_anonymous boolean not null default false,
  reject_reason text check (reject_reason in ('names_a_person', 'insults', 'another_company', 'unlawful')),
  reply text not null default '',
  answered_at timestamptz,
  asked_at timestamptz not null,
  reminded_at timestamptz,
  given_at timestamptz,
  dispute_state text check (dispute_state in ('open', 'upheld', 'dismissed')),
  dispute_text text not null default '',
  dispute_answer text not null default '',
  disputed_at timestamptz,
  dispute_decided_at timestamptz,
  updated_at timestamptz not null,
  check ((state = 'requested') = (given_at is null)),
  check (state = 'requested' or num_nonnulls(overall, punctuality, vehicle, driving) = 4),
  check ((state = 'rejected') = (reject_reason is not null)),
  check ((dispute_state is null) = (disputed_at is null))
);
create index ratings_by_booking on ratings (booking_id);
create index ratings_of_driver on ratings (driver_id, given_at desc, id desc) where given_at is not null;
create index ratings_by_time on ratings (given_at desc, id desc) where given_at is not null;
create index ratings_published on ratings (given_at desc, id desc) where state = 'published' and words <> '';
create index ratings_to_remind on ratings (asked_at) where state = 'requested' and reminded_at is null;
create index ratings_disputed on ratings (disputed_at, id) where dispute_state = 'open';

create table rating_moves (
  id uuid primary key,
  rating_id uuid not null references ratings (id) on delete cascade,
  from_state text,
  to_state text not null,
  actor text not null,
  reason text,
  created_at timestamptz not null
);
create index rating_moves_by_rating on rating_moves (rating_id, created_at);

-- Addresses that are asked for no ratings any more.
create table rating_opt_outs (
  email text primary key,
  created_at timestamptz not null
);
