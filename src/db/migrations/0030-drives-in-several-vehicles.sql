-- A drive in several vehicles is several trips of one leg. The first part has number 1, the further ones name it.
alter table trips add column part integer not null default 1 check (part >= 1);
-- What the part's own vehicle takes; null where one vehicle takes all the bags of the booking.
alter table trips add column bags integer check (bags >= 0);
alter table trips drop constraint trips_booking_id_leg_key;
alter table trips add constraint trips_one_for_each_part unique (booking_id, leg, part);
alter table trips add constraint further_parts_name_the_first check ((part = 1) = (split_from is null));
create index trips_by_first_part on trips (split_from) where split_from is not null;

-- Parts of one leg do not exclude each other from what is reserved for it, so what is driven is guarded on its own: one
-- vehicle is never in two parts at once.
alter table vehicle_holds add constraint vehicle_drives_one_trip
  exclude using gist (vehicle_id with =, busy with &&) where (state = 'assigned');
