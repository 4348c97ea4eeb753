-- Steps of the wizard and enquiries are counted as they are written; what is forgotten of a visitor is forgotten here too.
create or replace function count_step() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from figure_entries where measure = 'step' and id in (select id from changed);
  else
    insert into figure_entries (measure, id, outcome, slot, day, service, source, booking_id, reference, driver_id, minutes,
      paid_minutes, km, paid_km, cents)
    select f.measure, f.id, f.outcome, f.slot, f.day, f.service, f.source, f.booking_id, f.reference, f.driver_id, f.minutes,
      f.paid_minutes, f.km, f.paid_km, f.cents
    from changed c join figures_now f on f.measure = 'step' and f.id = c.id;
  end if;
  return null;
end $$;
create or replace trigger booking_steps_counted after insert on booking_steps referencing new table as changed
  for each statement execute function count_step();
create or replace trigger booking_steps_forgotten after delete on booking_steps referencing old table as changed
  for each statement execute function count_step();

create or replace function count_enquiry() returns trigger language plpgsql as $$
begin
  delete from figure_entries where measure = 'response' and id in (select id from changed);
  insert into figure_entries (measure, id, outcome, slot, day, service, source, booking_id, reference, driver_id, minutes,
    paid_minutes, km, paid_km, cents)
  select f.measure, f.id, f.outcome, f.slot, f.day, f.service, f.source, f.booking_id, f.reference, f.driver_id, f.minutes,
    f.paid_minutes, f.km, f.paid_km, f.cents
  from changed c join figures_now f on f.measure = 'response' and f.booking_id is null and f.id = c.id;
  return null;
end $$;
create or replace trigger enquiries_counted after insert on enquiries referencing new table as changed
  for each statement execute function count_enquiry();
create or replace trigger enquiries_counted_again after update on enquiries referencing new table as changed
  for each statement execute function count_enquiry();
