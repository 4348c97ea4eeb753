-- What lists of people filter and sort by, kept beside each person whenever a booking, quote, enquiry, consent or block changes.
-- Nothing is decided in it. docs/decisions/0133.
create or replace function keep_person_sums(changed uuid[]) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  -- In one order, so that two who change the same people wait for each other instead of blocking each other.
  perform from people p where p.id = any (changed) order by p.id for no key update;
  update people p set
    bookings = s.bookings, no_shows = s.no_shows, spent_cents = s.spent_cents, owed_cents = s.owed_cents, last_trip_at = s.last_trip_at,
    organisation_id = s.organisation_id, partner_id = s.partner_id, last_seen_at = s.last_seen_at,
    consents = s.consents, blocked_until = s.blocked_until
  from person_sums_now(changed) s
  where p.id = s.person_id and (p.bookings, p.no_shows, p.spent_cents, p.owed_cents, p.last_trip_at, p.organisation_id, p.partner_id,
      p.last_seen_at, p.consents, p.blocked_until)
    is distinct from (s.bookings, s.no_shows, s.spent_cents, s.owed_cents, s.last_trip_at, s.organisation_id, s.partner_id,
      s.last_seen_at, s.consents, s.blocked_until);
end $$;

create or replace function person_sums_now(of_people uuid[]) returns table (
  person_id uuid, bookings integer, no_shows integer, spent_cents bigint, owed_cents bigint, last_trip_at timestamptz,
  organisation_id uuid, partner_id uuid, last_seen_at timestamptz, consents text[], blocked_until timestamptz)
language sql stable as $$
  select p.id, coalesce(b.bookings, 0)::int, coalesce(b.no_shows, 0)::int, coalesce(b.spent_cents, 0)::bigint,
    coalesce(b.owed_cents, 0)::bigint, b.last_trip_at, b.organisation_id, b.partner_id,
    greatest(p.first_seen_at, b.last_at,
      (select max(q.created_at) from quotes q where q.person_id = p.id),
      (select max(e.created_at) from enquiries e where e.person_id = p.id)),
    coalesce((select array_agg(now_given.key order by now_given.key) from (
        select distinct on (c.purpose, c.channel) c.purpose || ':' || c.channel as key, c.is_given
        from person_consents c where c.person_id = p.id order by c.purpose, c.channel, c.at desc, c.id desc) now_given
      where now_given.is_given), '{}'),
    (select max(coalesce(k.until, '9999-12-31 00:00Z')) from person_blocks k where k.person_id = p.id and k.lifted_at is null)
  from people p
  left join lateral (
    select count(*) filter (where b.state not in ('draft', 'declined', 'expired')) as bookings,
      count(*) filter (where b.state = 'no_show') as no_shows,
      sum(b.paid_cents - b.refunded_cents) as spent_cents,
      -- What goes on a company’s account is the company’s debt.
      sum(case when b.payment_method is distinct from 'account' then
        booking_due(b.state, b.total_cents, b.paid_cents, b.refunded_cents, b.fee_cents) end) as owed_cents,
      max(b.pickup_at) filter (where b.state not in ('draft', 'declined', 'expired', 'cancelled')) as last_trip_at,
      max(b.created_at) as last_at,
      (array_agg(b.organisation_id order by b.created_at desc, b.id desc) filter (where b.organisation_id is not null))[1] as organisation_id,
      (array_agg(b.partner_id order by b.created_at desc, b.id desc) filter (where b.partner_id is not null))[1] as partner_id
    from bookings b where b.person_id = p.id) b on true
  where p.id = any (of_people)
$$;

create or replace function sum_added_bookings() returns trigger language plpgsql as $$
begin
  perform keep_person_sums(array(select distinct person_id from changed where person_id is not null));
  return null;
end $$;
create or replace trigger people_hear_of_bookings after insert on bookings
  referencing new table as changed for each statement execute function sum_added_bookings();
create or replace trigger people_hear_of_deleted_bookings after delete on bookings
  referencing old table as changed for each statement execute function sum_added_bookings();
create or replace trigger people_hear_of_quotes after insert on quotes
  referencing new table as changed for each statement execute function sum_added_bookings();
create or replace trigger people_hear_of_enquiries after insert on enquiries
  referencing new table as changed for each statement execute function sum_added_bookings();
create or replace trigger people_hear_of_consents after insert on person_consents
  referencing new table as changed for each statement execute function sum_added_bookings();
create or replace trigger people_hear_of_blocks after insert on person_blocks
  referencing new table as changed for each statement execute function sum_added_bookings();
create or replace trigger people_hear_of_lifted_blocks after update on person_blocks
  referencing new table as changed for each statement execute function sum_added_bookings();

create or replace function sum_changed_bookings() returns trigger language plpgsql as $$
declare
  touched uuid[];
begin
  select array_agg(distinct person_id) into touched from (
    select unnest(array[n.person_id, o.person_id]) as person_id from after_change n join before_change o on o.id = n.id
    where (n.person_id, n.state, n.total_cents, n.paid_cents, n.refunded_cents, n.fee_cents, n.payment_method, n.pickup_at, n.organisation_id, n.partner_id)
      is distinct from (o.person_id, o.state, o.total_cents, o.paid_cents, o.refunded_cents, o.fee_cents, o.payment_method, o.pickup_at, o.organisation_id, o.partner_id)
  ) moved where person_id is not null;
  if touched is not null then perform keep_person_sums(touched); end if;
  -- What hangs on a booking goes with it to another person.
  if exists (select from after_change n join before_change o on o.id = n.id where n.person_id is distinct from o.person_id) then
    update payments p set person_id = n.person_id from after_change n join before_change o on o.id = n.id
      where n.person_id is distinct from o.person_id and p.booking_id = n.id;
    update payments p set person_id = n.person_id from after_change n join before_change o on o.id = n.id
      where n.person_id is distinct from o.person_id and p.credit_booking_id = n.id;
    update ratings r set person_id = n.person_id from after_change n join before_change o on o.id = n.id
      where n.person_id is distinct from o.person_id and r.booking_id = n.id;
  end if;
  return null;
end $$;
create or replace trigger people_hear_of_changed_bookings after update on bookings
  referencing old table as before_change new table as after_change for each statement execute function sum_changed_bookings();
