-- A bill that several people pay, each their share by a link of their own. What a share comes to is worked out from what is due, never
-- kept: a changed price is shared out again by itself.
create table bill_splits (
  id uuid primary key,
  booking_id uuid not null references bookings (id),
  -- Until then every share can be paid; then the rest is the booker's.
  pay_until timestamptz not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  check (pay_until > created_at)
);
create unique index bill_splits_open on bill_splits (booking_id) where ended_at is null;
create index bill_splits_by_booking on bill_splits (booking_id, created_at);
create index bill_splits_due on bill_splits (pay_until) where ended_at is null;

create table bill_shares (
  id uuid primary key,
  split_id uuid not null references bill_splits (id),
  position integer not null,
  name text not null check (length(name) <= 60),
  email text not null default '' check (length(email) <= 200),
  portions integer not null check (portions between 1 and 20),
  is_booker boolean not null default false,
  reminded_at timestamptz,
  unique (split_id, position)
);
create index bill_shares_by_email on bill_shares (lower(email)) where email <> '';

alter table payments add column share_id uuid references bill_shares (id);
create index payments_by_share on payments (share_id) where share_id is not null;
