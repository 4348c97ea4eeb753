-- The passengers of one that broke down may go on in two smaller vehicles: each has a trip that continues the same one. Who sends them
-- holds the trips of the whole booking, so that no two people send a vehicle to the same passengers.
drop index trips_one_relief_each;
-- A trip that a rescue opened is gone when the rescue is undone, with the lines of its history.
alter table trip_moves drop constraint trip_moves_trip_id_fkey;
alter table trip_moves add constraint trip_moves_trip_id_fkey foreign key (trip_id) references trips (id) on delete cascade;
