-- Promo codes with their conditions, and which booking used which: a use that is given back counts no more.
create table promo_codes (
  id uuid primary key,
  code text not null unique check (code = upper(code) and code <> ''),
  note text not null default '',
  state text not null default 'active' check (state in ('active', 'paused')),
  share numeric(4, 3) check (share > 0 and share <= 0.9),
  amount_cents integer check (amount_cents > 0),
  least_cents integer not null default 0 check (least_cents >= 0),
  services jsonb not null default '[]',
  tours jsonb not null default '[]',
  vehicle_classes jsonb not null default '[]',
  book_from date,
  book_until date,
  travel_from date,
  travel_until date,
  first_only boolean not null default false,
  limit_total integer check (limit_total > 0),
  limit_each integer check (limit_each > 0),
  partner_id uuid references organisations (id),
  combines boolean not null default false,
  version integer not null default 1,
  created_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((share is null) <> (amount_cents is null))
);
create index promo_codes_newest on promo_codes (created_at desc, id);
create index promo_codes_of_partner on promo_codes (partner_id) where partner_id is not null;

create table promo_uses (
  booking_id uuid primary key references bookings (id) on delete cascade,
  promo_id uuid not null references promo_codes (id),
  discount_cents integer not null,
  taken_at timestamptz not null,
  given_back_at timestamptz
);
create index promo_uses_counted on promo_uses (promo_id) where given_back_at is null;
create index promo_uses_of on promo_uses (promo_id, taken_at desc);
