-- Keeps each row that an import writes, before and after, so that the import can be undone (src/platform/imports).
create or replace function keep_imported_row() returns trigger language plpgsql as $$
begin
  insert into imported_rows (run_id, table_name, before, after)
  values (current_setting('shuttle.import')::uuid, tg_table_name, case when tg_op = 'UPDATE' then to_jsonb(old) end, to_jsonb(new));
  return null;
end $$;
create or replace trigger vehicles_can_be_unimported after insert or update on vehicles
  for each row when (coalesce(current_setting('shuttle.import', true), '') <> '') execute function keep_imported_row();
create or replace trigger vehicle_moves_can_be_unimported after insert or update on vehicle_moves
  for each row when (coalesce(current_setting('shuttle.import', true), '') <> '') execute function keep_imported_row();
create or replace trigger odometer_readings_can_be_unimported after insert or update on odometer_readings
  for each row when (coalesce(current_setting('shuttle.import', true), '') <> '') execute function keep_imported_row();
create or replace trigger drivers_can_be_unimported after insert or update on drivers
  for each row when (coalesce(current_setting('shuttle.import', true), '') <> '') execute function keep_imported_row();
create or replace trigger driver_moves_can_be_unimported after insert or update on driver_moves
  for each row when (coalesce(current_setting('shuttle.import', true), '') <> '') execute function keep_imported_row();
create or replace trigger documents_can_be_unimported after insert or update on documents
  for each row when (coalesce(current_setting('shuttle.import', true), '') <> '') execute function keep_imported_row();
create or replace trigger document_moves_can_be_unimported after insert or update on document_moves
  for each row when (coalesce(current_setting('shuttle.import', true), '') <> '') execute function keep_imported_row();
create or replace trigger people_can_be_unimported after insert on people
  for each row when (coalesce(current_setting('shuttle.import', true), '') <> '') execute function keep_imported_row();
-- Sums of their bookings follow from those, and count no version.
create or replace trigger changed_people_can_be_unimported after update on people
  for each row when (new.version <> old.version and coalesce(current_setting('shuttle.import', true), '') <> '')
  execute function keep_imported_row();
create or replace trigger person_contacts_can_be_unimported after insert or update on person_contacts
  for each row when (coalesce(current_setting('shuttle.import', true), '') <> '') execute function keep_imported_row();
create or replace trigger person_notes_can_be_unimported after insert or update on person_notes
  for each row when (coalesce(current_setting('shuttle.import', true), '') <> '') execute function keep_imported_row();
create or replace trigger company_travellers_can_be_unimported after insert or update on company_travellers
  for each row when (coalesce(current_setting('shuttle.import', true), '') <> '') execute function keep_imported_row();
create or replace trigger invites_can_be_unimported after insert or update on invites
  for each row when (coalesce(current_setting('shuttle.import', true), '') <> '') execute function keep_imported_row();
create or replace trigger bookings_can_be_unimported after insert or update on bookings
  for each row when (coalesce(current_setting('shuttle.import', true), '') <> '') execute function keep_imported_row();
create or replace trigger booking_moves_can_be_unimported after insert or update on booking_moves
  for each row when (coalesce(current_setting('shuttle.import', true), '') <> '') execute function keep_imported_row();
create or replace trigger booking_items_can_be_unimported after insert or update on booking_items
  for each row when (coalesce(current_setting('shuttle.import', true), '') <> '') execute function keep_imported_row();
create or replace trigger booking_notes_can_be_unimported after insert or update on booking_notes
  for each row when (coalesce(current_setting('shuttle.import', true), '') <> '') execute function keep_imported_row();
create or replace trigger imported_bookings_can_be_unimported after insert or update on imported_bookings
  for each row when (coalesce(current_setting('shuttle.import', true), '') <> '') execute function keep_imported_row();
create or replace trigger trips_can_be_unimported after insert or update on trips
  for each row when (coalesce(current_setting('shuttle.import', true), '') <> '') execute function keep_imported_row();
create or replace trigger vehicle_holds_can_be_unimported after insert or update on vehicle_holds
  for each row when (coalesce(current_setting('shuttle.import', true), '') <> '') execute function keep_imported_row();
create or replace trigger reviews_can_be_unimported after insert or update on reviews
  for each row when (coalesce(current_setting('shuttle.import', true), '') <> '') execute function keep_imported_row();
create or replace trigger payments_can_be_unimported after insert or update on payments
  for each row when (coalesce(current_setting('shuttle.import', true), '') <> '') execute function keep_imported_row();
create or replace trigger payment_moves_can_be_unimported after insert or update on payment_moves
  for each row when (coalesce(current_setting('shuttle.import', true), '') <> '') execute function keep_imported_row();

-- Undoes what an import wrote, the latest row first, and answers the tables whose rows have changed since: then nothing may stay of it.
-- A row with a version must still be in the one that the import left.
create or replace function undo_import(run uuid) returns table (changed_table text) language plpgsql as $$
declare
  kept record;
  key text;
  columns text;
  has_version boolean;
  done integer;
begin
  for kept in select * from imported_rows where run_id = run order by id desc loop
    select string_agg(format('t.%1$I = ($1 ->> %1$L)::%2$s', a.attname, format_type(a.atttypid, a.atttypmod)), ' and ') into key
      from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
      where i.indrelid = kept.table_name::regclass and i.indisprimary;
    select bool_or(attname = 'version'), string_agg(quote_ident(attname), ', ') filter (where attgenerated = '' and attidentity = '')
      into has_version, columns
      from pg_attribute where attrelid = kept.table_name::regclass and attnum > 0 and not attisdropped;
    if has_version then key := key || ' and t.version::text = $1 ->> ''version'''; end if;
    if kept.before is null then
      execute format('delete from %I t where %s', kept.table_name, key) using kept.after;
    else
      execute format('update %1$I t set (%2$s) = (select %2$s from jsonb_populate_record(null::%1$I, $2)) where %3$s',
        kept.table_name, columns, key) using kept.after, kept.before;
    end if;
    get diagnostics done = row_count;
    if done = 0 then
      changed_table := kept.table_name;
      return next;
    end if;
  end loop;
  -- Figures of a customer may have moved since; no one counts a version for them.
  perform keep_person_sums(array_agg((after ->> 'id')::uuid))
    from imported_rows where run_id = run and table_name = 'people' and before is not null having count(*) > 0;
end $$;
