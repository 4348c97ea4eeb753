-- Every later pickup of a booking, such as the way back, has a reminder of its own.

alter table trips
  -- When the guest was reminded of this pickup; the first pickup's is kept with the booking.
  add column reminded_at timestamptz;
