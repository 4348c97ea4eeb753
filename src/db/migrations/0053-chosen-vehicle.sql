-- The class of vehicle a customer chose, where it is not simply the cheapest that takes them. What they travel in is the
-- band of each trip, as before.
alter table bookings
  add column vehicle_class text check (vehicle_class in ('sedan', 'shuttle', 'luxury_coach', 'large_coach'));
-- Each way has a flight of its own: the one that lands and the one that is to be caught.
alter table bookings add column return_flight_number text not null default '';
