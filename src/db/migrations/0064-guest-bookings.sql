-- What a partner says of a guest beside the booking: in which room, and who pays us. The contact of a booking that the
-- partner pays for is the partner; its guest has emails of their own, without a price.
create table guest_bookings (
  booking_id uuid primary key references bookings (id),
  payer text not null check (payer in ('guest', 'partner', 'account')),
  room text not null default '',
  guest_email text not null default '',
  is_contact_guest boolean not null,
  created_at timestamptz not null
);
create index guest_bookings_by_email on guest_bookings (lower(guest_email)) where guest_email <> '';
