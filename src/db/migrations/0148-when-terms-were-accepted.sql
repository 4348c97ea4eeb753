-- A quote is accepted before its booking is made, and a request before its price is agreed.
alter table bookings add column terms_accepted_at timestamptz;
