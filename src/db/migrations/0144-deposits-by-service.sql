-- What a booking was sold by: the share due when booking, and when the rest is.
alter table bookings add column deposit_terms jsonb;
alter table quotes add column rest_due_hours integer not null default 0 check (rest_due_hours >= 0);
