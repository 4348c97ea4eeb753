-- What a partner adds to what it pays us before it asks its client: as it is now, and as it was when a trip was booked.
alter table organisations
  add column markup_rate numeric(4, 3) not null default 0 check (markup_rate between 0 and 1);
alter table guest_bookings
  add column markup_rate numeric(4, 3) not null default 0 check (markup_rate between 0 and 1);
