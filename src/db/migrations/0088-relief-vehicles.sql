-- A trip that breaks down on the way goes on in another vehicle: a trip of the same leg that names the one it continues.
alter table trips add column continues uuid references trips (id);
alter table trips add constraint relief_is_a_further_part check (continues is null or part > 1);
create unique index trips_one_relief_each on trips (continues) where continues is not null and state <> 'cancelled';

alter table incidents drop constraint incidents_type_check;
alter table incidents add constraint incidents_type_check
  check (type in ('driver_late_under_20', 'driver_late_20_to_40', 'driver_late_over_40', 'driver_no_show',
    'customer_no_show', 'wrong_vehicle', 'driver_service', 'breakdown', 'accident', 'lost_item', 'payment', 'other'));
