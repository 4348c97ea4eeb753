-- Who rides: the guest list of a booking, and the links by which someone without an account fills it in.
create table booking_passengers (
  id uuid primary key,
  booking_id uuid not null references bookings on delete cascade,
  position integer not null,
  name text not null,
  phone text not null default '',
  room text not null default '',
  rides text not null default 'both' check (rides in ('both', 'outbound', 'return')),
  wheelchair boolean not null default false,
  child_seat text not null default '' check (child_seat in ('', 'infant_seat', 'toddler_seat', 'booster_seat')),
  allergy text not null default '',
  language text not null default '',
  needs text not null default '',
  bags integer,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index booking_passengers_of on booking_passengers (booking_id, position, id);
create index booking_passengers_by_name on booking_passengers (lower(name));
create index booking_passengers_by_last_name on booking_passengers (lower(regexp_replace(name, '^.* ', '')));
create index booking_passengers_by_phone on booking_passengers (phone_digits(phone)) where phone <> '';
create index booking_passengers_by_room on booking_passengers (lower(room)) where room <> '';
create index booking_passengers_wheelchairs on booking_passengers (booking_id) where wheelchair;
create index booking_passengers_child_seats on booking_passengers (booking_id) where child_seat <> '';
create index booking_passengers_allergies on booking_passengers (booking_id) where allergy <> '';
create index booking_passengers_other_needs on booking_passengers (booking_id) where needs <> '';

create table passenger_links (
  id uuid primary key,
  booking_id uuid not null references bookings on delete cascade,
  created_by uuid,
  created_at timestamptz not null,
  withdrawn_at timestamptz
);
create unique index passenger_links_open on passenger_links (booking_id) where withdrawn_at is null;
create index passenger_links_of on passenger_links (booking_id);

-- Saved passengers, for people who book for the same guests again, have the same needs.
alter table saved_passengers
  add column wheelchair boolean not null default false,
  add column child_seat text not null default '' check (child_seat in ('', 'infant_seat', 'toddler_seat', 'booster_seat')),
  add column allergy text not null default '',
  add column language text not null default '';
