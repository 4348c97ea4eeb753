-- What the database computes now is in src/db/views, and made again after the migrations; from here on none of them has to mind it.
-- docs/decisions/0108.
drop view figures_now, counted_bookings, revenue_now, booking_billed;
