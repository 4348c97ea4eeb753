-- Keeps each row that an action writes whose messages wait, before and after, so that it can be undone (src/platform/held). Histories are not
-- among them: they tell of the action and of its end.
create or replace function keep_held_row() returns trigger language plpgsql as $$
begin
  insert into held_rows (action_id, table_name, before, after)
  values (current_setting('shuttle.held')::uuid, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end,
    case when tg_op <> 'DELETE' then to_jsonb(new) end);
  return null;
end $$;
create or replace trigger bookings_can_be_undone after insert or update or delete on bookings
  for each row when (coalesce(current_setting('shuttle.held', true), '') <> '') execute function keep_held_row();
create or replace trigger booking_items_can_be_undone after insert or update or delete on booking_items
  for each row when (coalesce(current_setting('shuttle.held', true), '') <> '') execute function keep_held_row();
create or replace trigger booking_changes_can_be_undone after insert or update or delete on booking_changes
  for each row when (coalesce(current_setting('shuttle.held', true), '') <> '') execute function keep_held_row();
create or replace trigger resales_can_be_undone after insert or update or delete on resales
  for each row when (coalesce(current_setting('shuttle.held', true), '') <> '') execute function keep_held_row();
create or replace trigger trips_can_be_undone after insert or update or delete on trips
  for each row when (coalesce(current_setting('shuttle.held', true), '') <> '') execute function keep_held_row();
create or replace trigger assignments_can_be_undone after insert or update or delete on assignments
  for each row when (coalesce(current_setting('shuttle.held', true), '') <> '') execute function keep_held_row();
create or replace trigger assignment_moves_can_be_undone after insert or update or delete on assignment_moves
  for each row when (coalesce(current_setting('shuttle.held', true), '') <> '') execute function keep_held_row();
create or replace trigger vehicle_holds_can_be_undone after insert or update or delete on vehicle_holds
  for each row when (coalesce(current_setting('shuttle.held', true), '') <> '') execute function keep_held_row();
create or replace trigger trip_waits_can_be_undone after insert or update or delete on trip_waits
  for each row when (coalesce(current_setting('shuttle.held', true), '') <> '') execute function keep_held_row();
create or replace trigger trip_flights_can_be_undone after insert or update or delete on trip_flights
  for each row when (coalesce(current_setting('shuttle.held', true), '') <> '') execute function keep_held_row();
create or replace trigger plan_drafts_can_be_undone after insert or update or delete on plan_drafts
  for each row when (coalesce(current_setting('shuttle.held', true), '') <> '') execute function keep_held_row();
create or replace trigger route_runs_can_be_undone after insert or update or delete on route_runs
  for each row when (coalesce(current_setting('shuttle.held', true), '') <> '') execute function keep_held_row();
create or replace trigger quotes_can_be_undone after insert or update or delete on quotes
  for each row when (coalesce(current_setting('shuttle.held', true), '') <> '') execute function keep_held_row();
create or replace trigger quote_options_can_be_undone after insert or update or delete on quote_options
  for each row when (coalesce(current_setting('shuttle.held', true), '') <> '') execute function keep_held_row();
create or replace trigger enquiries_can_be_undone after insert or update or delete on enquiries
  for each row when (coalesce(current_setting('shuttle.held', true), '') <> '') execute function keep_held_row();
create or replace trigger enquiry_answers_can_be_undone after insert or update or delete on enquiry_answers
  for each row when (coalesce(current_setting('shuttle.held', true), '') <> '') execute function keep_held_row();
create or replace trigger tasks_can_be_undone after insert or update or delete on tasks
  for each row when (coalesce(current_setting('shuttle.held', true), '') <> '') execute function keep_held_row();
create or replace trigger invoices_can_be_undone after insert or update or delete on invoices
  for each row when (coalesce(current_setting('shuttle.held', true), '') <> '') execute function keep_held_row();
create or replace trigger driver_messages_can_be_undone after insert or update or delete on driver_messages
  for each row when (coalesce(current_setting('shuttle.held', true), '') <> '') execute function keep_held_row();
create or replace trigger messages_can_be_undone after insert or update or delete on messages
  for each row when (coalesce(current_setting('shuttle.held', true), '') <> '') execute function keep_held_row();
create or replace trigger threads_can_be_undone after insert or update or delete on threads
  for each row when (coalesce(current_setting('shuttle.held', true), '') <> '') execute function keep_held_row();
create or replace trigger thread_words_can_be_undone after insert or update or delete on thread_words
  for each row when (coalesce(current_setting('shuttle.held', true), '') <> '') execute function keep_held_row();
create or replace trigger booking_notes_can_be_undone after insert or update or delete on booking_notes
  for each row when (coalesce(current_setting('shuttle.held', true), '') <> '') execute function keep_held_row();

-- Undoes what an action wrote, the latest row first. Each row is compared as it was before the action and as the action left it; what others
-- wrote of it since is not touched, unless they wrote a version or a row that has none: then the answer names its table, and nothing may stay.
-- A record that changed its status is answered with both, for its history.
create or replace function undo_held(action uuid)
  returns table (changed_table text, record_id uuid, state_was text, state_is text) language plpgsql as $$
declare
  kept record;
  counter text;
  key text;
  changed text;
  columns text;
  same text;
  done integer;
begin
  for kept in
    with keys as (
      select t.table_name, array_agg(a.attname::text) as names
      from (select distinct h.table_name from held_rows h where h.action_id = action) t
      join pg_index i on i.indrelid = t.table_name::regclass and i.indisprimary
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey) group by 1)
    select h.table_name, k.names,
      (array_agg(coalesce(h.before, 'null') order by h.id))[1] as before,
      (array_agg(coalesce(h.after, 'null') order by h.id desc))[1] as after
    from held_rows h join keys k using (table_name) where h.action_id = action
    group by h.table_name, k.names, (select jsonb_object_agg(n, coalesce(h.after, h.before) -> n) from unnest(k.names) n)
    -- The new driver of a trip goes before all else: the former one can’t come back while the vehicle is taken.
    -- A row that the action created goes after all that was created upon it, however often it was written later.
    order by (h.table_name in ('assignments', 'assignment_moves', 'vehicle_holds')
        and (array_agg(coalesce(h.before, 'null') order by h.id))[1] = 'null') desc,
      case when (array_agg(coalesce(h.before, 'null') order by h.id))[1] = 'null' then min(h.id) else max(h.id) end desc
  loop
    continue when kept.before = 'null' and kept.after = 'null';
    select string_agg(format('t.%1$I = ($1 ->> %1$L)::%2$s', a.attname, format_type(a.atttypid, a.atttypmod)), ' and ')
        filter (where a.attname = any (kept.names)),
      max(a.attname) filter (where a.attname in ('version', 'row_version')),
      string_agg(quote_ident(a.attname), ', ') filter (where a.attgenerated = '' and a.attidentity = '')
      into key, counter, columns
      from pg_attribute a where a.attrelid = kept.table_name::regclass and a.attnum > 0 and not a.attisdropped;
    -- Quotes count what was sent as their version, and their own changes beside it.
    if kept.table_name = 'quotes' then counter := 'row_version'; end if;
    same := case when counter is null then 'to_jsonb(t) = $1' else format('to_jsonb(t) ->> %1$L = $1 ->> %1$L', counter) end;
    if kept.before = 'null' then
      execute format('delete from %I t where %s and %s', kept.table_name, key, same) using kept.after;
    elsif kept.after = 'null' then
      execute format('insert into %1$I (%2$s) select %2$s from jsonb_populate_record(null::%1$I, $1)', kept.table_name, columns)
        using kept.before;
    else
      select string_agg(format('%1$I = (jsonb_populate_record(null::%2$I, $2)).%1$I', a.attname, kept.table_name), ', ')
        into changed
        from pg_attribute a where a.attrelid = kept.table_name::regclass and a.attnum > 0 and not a.attisdropped
          and a.attgenerated = '' and a.attidentity = '' and a.attname is distinct from counter
          and kept.before -> a.attname is distinct from kept.after -> a.attname;
      if counter is not null then changed := concat_ws(', ', changed, format('%1$I = t.%1$I + 1', counter)); end if;
      continue when changed is null;
      execute format('update %I t set %s where %s and %s', kept.table_name, changed, key, same) using kept.after, kept.before;
    end if;
    get diagnostics done = row_count;
    if done = 0 then
      changed_table := kept.table_name;
      return next;
    elsif kept.before ->> 'state' <> kept.after ->> 'state' then
      record_id := (kept.after ->> 'id')::uuid;
      state_was := kept.before ->> 'state';
      state_is := kept.after ->> 'state';
      changed_table := kept.table_name;
      return next;
    end if;
    record_id := null;
    state_was := null;
    state_is := null;
  end loop;
end $$;
