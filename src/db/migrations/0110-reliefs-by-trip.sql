-- The vehicle that relieves a trip is looked up by it, whether or not it was called off: the index that keeps it to one
-- leaves out those that were, so each look was reckoned to read all trips, and the live map was compiled before it was read.
create index trips_by_relieved on trips (continues) where continues is not null;
