-- Our own people are called our team, in stored values too. The audit log stays as it was written.
alter table odometer_readings drop constraint odometer_readings_source_check;
update odometer_readings set source = 'team' where source = 'office';
alter table odometer_readings add constraint odometer_readings_source_check
  check (source in ('team', 'driver', 'fuel', 'work_order'));

alter table trip_flights drop constraint trip_flights_source_check;
update trip_flights set source = 'team' where source = 'office';
alter table trip_flights add constraint trip_flights_source_check check (source in ('service', 'team'));

update payments set provider = 'team' where provider = 'office';
update refunds set key = 'team' || substr(key, 7) where key like 'office:%';
update sessions set revoked_reason = 'ended_by_team' where revoked_reason = 'ended_by_office';
update messages set template = regexp_replace(template, '-office$', '-team'), key = regexp_replace(key, '-office:', '-team:')
where template in ('application-submitted-office', 'application-answered-office');

-- Our team never proposes a change: it makes it. Only customers do.
drop index bookings_to_amend;
create index bookings_to_amend on bookings (created_at, id) where amendment = 'proposed_by_customer';
drop index booking_drivers_to_amend;
create index booking_drivers_to_amend on booking_drivers (driver_id) where amendment = 'proposed_by_customer';
alter table bookings drop constraint bookings_amendment_check;
alter table bookings add constraint bookings_amendment_check
  check (amendment in ('none', 'proposed_by_customer', 'rejected'));
