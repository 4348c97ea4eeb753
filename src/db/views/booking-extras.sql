-- What a booking has beside its trip is kept as rows, and no more is sold than there is. Its twin for a booking that is not written yet is
-- extras_short, which sales ask first: its locks keep two of them from counting at the same moment. docs/decisions/0144.
create or replace function takes_extras(state text) returns boolean language sql immutable parallel safe
  return state in ('draft', 'requested', 'quoted', 'awaiting_payment', 'confirmed', 'in_progress');

-- How many of an extra are left during a time, at the moment when the fewest are; null if there is always another.
create or replace function extra_left(wanted text, during tstzrange, beside uuid) returns integer language sql stable as $$
  with busy as (
    select b.quantity, tstzrange(t.pickup_at, t.planned_end) as span
    from booking_extras b join bookings k on k.id = b.booking_id join trips t on t.booking_id = b.booking_id
    where b.extra_id = wanted and b.booking_id is distinct from beside and not k.is_test and takes_extras(k.state)
      and t.part = 1 and t.state not in ('cancelled', 'completed', 'no_show', 'interrupted')
      and tstzrange(t.pickup_at, t.planned_end) && during),
  moments as (select lower(during) as at union select lower(span) from busy where lower(span) > lower(during))
  select e.stock - coalesce((select max(taken) from (
    select sum(b.quantity) as taken from moments m join busy b on b.span @> m.at group by m.at) counted), 0)::integer
  from extras e where e.id = wanted;
$$;

-- Of which extras too few are left for these trips. The caller holds them until the transaction ends.
create or replace function extras_short(wanted jsonb, during tstzrange[], beside uuid)
  returns table (extra_id text, extra_left integer) language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('extra:' || w.id, 0))
    from (select id from jsonb_to_recordset(wanted) as one (id text) order by id) w;
  return query select w.id, min(extra_left(w.id, d.span, beside))
    from jsonb_to_recordset(wanted) as w (id text, quantity integer), unnest(during) as d (span)
    group by w.id, w.quantity having min(extra_left(w.id, d.span, beside)) < w.quantity;
end $$;

create or replace function keep_booking_extras() returns trigger language plpgsql as $$
declare
  short text;
begin
  if tg_op = 'INSERT' or new.extras is distinct from old.extras then
    delete from booking_extras where booking_id = new.id;
    insert into booking_extras (booking_id, extra_id, name, kind, per, quantity, unit_cents, vat_code)
      select new.id, e.id, e.name, e.kind, e.per, e.quantity, e."unitCents", e."vatCode"
      from jsonb_to_recordset(new.extras)
        as e (id text, name text, kind text, per text, quantity integer, "unitCents" integer, "vatCode" text);
  end if;
  if not new.is_test and takes_extras(new.state)
    and (tg_op = 'INSERT' or new.extras is distinct from old.extras or not takes_extras(old.state)) then
    select string_agg(s.extra_id, ', ') into short from extras_short(new.extras, array(
      select tstzrange(t.pickup_at, t.planned_end) from trips t
      where t.booking_id = new.id and t.part = 1 and t.state <> 'cancelled'), new.id) s;
    if short is not null then
      raise exception 'Booking % was sold more than there is: %', new.reference, short using errcode = 'check_violation';
    end if;
  end if;
  return null;
end $$;
create or replace trigger bookings_keep_extras_when_made after insert on bookings
  for each row when (new.extras <> '[]') execute function keep_booking_extras();
create or replace trigger bookings_keep_extras after update of extras, state on bookings
  for each row when (new.extras <> '[]' or old.extras <> '[]') execute function keep_booking_extras();
