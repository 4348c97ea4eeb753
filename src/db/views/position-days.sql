-- Positions are kept in a table for each day: raw while it is young, thinned later. docs/decisions/0040.

-- Asked of the catalogue itself: a name that was looked up before someone waited for the lock is remembered as missing.
create or replace function has_positions_table(name text) returns boolean language plpgsql as $$
begin
  return exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'tracking' and c.relname = name);
end $$;

-- Attached and not created as a part: those who write other days meanwhile do not wait for it. Two who want the same day
-- come one after the other.
create or replace function open_positions_day(day date) returns void language plpgsql as $$
declare
  raw text := 'raw_' || to_char(day, 'YYYYMMDD');
  thin text := 'thin_' || to_char(day, 'YYYYMMDD');
begin
  if has_positions_table(raw) then return; end if;
  perform pg_advisory_xact_lock(727003);
  if has_positions_table(raw) or has_positions_table(thin) then return; end if;
  execute format('create table tracking.%I (like positions including defaults including constraints including indexes)', raw);
  execute format('alter table positions attach partition tracking.%I for values from (%L) to (%L)', raw,
    day::text || ' 00:00:00+00', (day + 1)::text || ' 00:00:00+00');
end $$;

-- Copies one hour of an old day, one position a minute of each vehicle, into the table that will take the day's place.
create or replace function thin_positions_hour(day date, hour integer) returns void language plpgsql as $$
declare
  raw text := 'raw_' || to_char(day, 'YYYYMMDD');
  thin text := 'thin_' || to_char(day, 'YYYYMMDD');
  since timestamptz := (day::text || ' 00:00:00+00')::timestamptz + make_interval(hours => hour);
begin
  perform pg_advisory_xact_lock(727003);
  if not has_positions_table(raw) then return; end if;
  if not has_positions_table(thin) then
    execute format('create table tracking.%I (like positions including defaults including constraints including indexes)', thin);
  end if;
  -- Both are like positions, column by column.
  execute format('insert into tracking.%I select distinct on (vehicle_id, date_trunc(''minute'', taken_at)) * from tracking.%I
    where taken_at >= $1 and taken_at < $1 + interval ''1 hour''
    order by vehicle_id, date_trunc(''minute'', taken_at), taken_at, source_id on conflict do nothing', thin, raw) using since;
end $$;

-- Puts the thinned day in the place of the raw one, once all its hours are copied.
create or replace function replace_positions_day(day date) returns void language plpgsql as $$
declare
  raw text := 'raw_' || to_char(day, 'YYYYMMDD');
  thin text := 'thin_' || to_char(day, 'YYYYMMDD');
begin
  perform pg_advisory_xact_lock(727003);
  if not has_positions_table(raw) or not has_positions_table(thin) then return; end if;
  execute format('alter table positions detach partition tracking.%I', raw);
  execute format('alter table positions attach partition tracking.%I for values from (%L) to (%L)', thin,
    day::text || ' 00:00:00+00', (day + 1)::text || ' 00:00:00+00');
  execute format('drop table tracking.%I', raw);
end $$;

create or replace function drop_positions_day(day date) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(727003);
  execute format('drop table if exists tracking.%I, tracking.%I',
    'raw_' || to_char(day, 'YYYYMMDD'), 'thin_' || to_char(day, 'YYYYMMDD'));
end $$;
