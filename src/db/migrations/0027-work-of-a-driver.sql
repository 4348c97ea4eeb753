-- Whoever asks what a driver drives around a time reads that time only, not all the years before it.
create index assignments_by_driver_time on assignments (driver_id, lower(busy))
  where state in ('accepted', 'active', 'fulfilled');
-- Trips on a vehicle against a conflict are few.
create index assignments_overridden on assignments (vehicle_id) where overridden and state in ('accepted', 'active');
