-- Vehicle time that a late cancellation freed, with the terms of that moment: if it is sold again, part of the fee goes back.
create table resales (
  id uuid primary key,
  booking_id uuid not null references bookings (id),
  leg integer not null,
  vehicle_id uuid not null references vehicles (id),
  busy tstzrange not null,
  fee_cents integer not null check (fee_cents > 0),
  fee_share numeric(4, 3) not null check (fee_share > 0 and fee_share <= 1),
  overlap_share numeric(4, 3) not null check (overlap_share > 0 and overlap_share <= 1),
  open_until timestamptz not null,
  -- The trip that took the time: a trip counts for one cancellation.
  sold_trip_id uuid unique references trips (id),
  sold_booking_id uuid references bookings (id),
  waived_cents integer not null default 0 check (waived_cents >= 0),
  refund_cents integer not null default 0 check (refund_cents >= 0),
  resold_at timestamptz,
  created_at timestamptz not null,
  unique (booking_id, leg, vehicle_id),
  check ((sold_trip_id is null) = (resold_at is null)),
  check (waived_cents + refund_cents <= fee_cents)
);
create index resales_open on resales (vehicle_id) where sold_trip_id is null;
create index resales_sold on resales (sold_booking_id) where sold_booking_id is not null;
