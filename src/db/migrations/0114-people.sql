-- A person is more than an address: contacts, tags, preferences, and what lists of people filter and sort by, kept by
-- db/views/person-sums.sql. docs/decisions/0133.
drop index people_by_email;
drop index people_by_name;
drop index people_by_last_name;
drop index people_by_first_name;
alter table people
  add column version integer not null default 1,
  add column language text not null default 'en',
  add column source text not null default 'website',
  add column tags text[] not null default '{}',
  add column preferences jsonb not null default '{}',
  add column merged_into uuid references people,
  add column organisation_id uuid,
  add column partner_id uuid,
  add column bookings integer not null default 0,
  add column no_shows integer not null default 0,
  add column spent_cents bigint not null default 0,
  add column owed_cents bigint not null default 0,
  add column last_trip_at timestamptz,
  add column consents text[] not null default '{}',
  add column blocked_until timestamptz;

-- Every address and number a person is known by. One email is one person; a number may be a family’s or a hotel’s.
create table person_contacts (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  kind text not null check (kind in ('email', 'phone')),
  value text not null,
  key text not null,
  since timestamptz not null,
  source text not null
);
create unique index person_contacts_email on person_contacts (key) where kind = 'email';
create index person_contacts_phone on person_contacts (key, person_id) where kind = 'phone';
create index person_contacts_of on person_contacts (person_id, kind, since);

create table person_notes (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  author_id uuid,
  author text not null,
  text text not null,
  created_at timestamptz not null
);
create index person_notes_of on person_notes (person_id, created_at desc, id desc);

-- What a person agreed to, and took back: only ever added to.
create table person_consents (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  purpose text not null,
  channel text not null,
  is_given boolean not null,
  wording_version integer not null,
  wording text not null,
  source text not null,
  recorded_by uuid,
  at timestamptz not null
);
create index person_consents_of on person_consents (person_id, at desc, id desc);

create table person_blocks (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  reason text not null,
  from_at timestamptz not null,
  until timestamptz,
  blocked_by uuid,
  lifted_at timestamptz,
  lifted_by uuid
);
create index person_blocks_of on person_blocks (person_id, from_at desc, id desc);

-- Two records that were one person. What was moved and what was changed, so that it can be taken apart for 30 days.
create table person_merges (
  id uuid primary key,
  kept_id uuid not null references people,
  gone_id uuid not null references people,
  merged_at timestamptz not null,
  merged_by uuid,
  moved jsonb not null,
  before jsonb not null,
  undone_at timestamptz,
  undone_by uuid
);
create index person_merges_kept on person_merges (kept_id, merged_at desc, id desc);
create index person_merges_gone on person_merges (gone_id);

alter table bookings add column person_id uuid references people;
alter table quotes add column person_id uuid references people;
alter table enquiries add column person_id uuid references people;

-- Who is there already. Two addresses of one mailbox were two customers: the first stays.
delete from people a using people b
  where regexp_replace(lower(trim(a.email)), '[+][^@]*@', '@') = regexp_replace(lower(trim(b.email)), '[+][^@]*@', '@')
    and a.email not like '%@erased.invalid' and (a.first_seen_at, a.id) > (b.first_seen_at, b.id);
insert into person_contacts (id, person_id, kind, value, key, since, source)
  select gen_random_uuid(), id, 'email', email, regexp_replace(lower(trim(email)), '[+][^@]*@', '@'), first_seen_at, 'booking'
  from people where email not like '%.invalid' and email <> '';

-- Those who booked, asked or were quoted without being on record. At a partner’s desk the address is the desk’s, not the guest’s.
create temporary table met on commit drop as
  select b.id, 'bookings' as owner, b.first_name, b.last_name, b.email, b.phone, b.source, b.created_at as at, case
      when g.is_contact_guest = false or b.email like '%@phone.invalid'
        then phone_digits(b.phone) || ' ' || lower(b.first_name || ' ' || b.last_name)
      else regexp_replace(lower(trim(b.email)), '[+][^@]*@', '@') end as key,
    coalesce(g.is_contact_guest, true) and b.email not like '%@phone.invalid' as has_email
  from bookings b left join guest_bookings g on g.booking_id = b.id
  where not b.is_test and b.email not like '%@erased.invalid'
  union all
  select q.id, 'quotes', regexp_replace(trim(q.customer_name), '\s+\S+$', ''), regexp_replace(trim(q.customer_name), '^.*\s', ''),
    q.customer_email, q.customer_phone, 'quote', q.created_at, regexp_replace(lower(trim(q.customer_email)), '[+][^@]*@', '@'), true
  from quotes q where q.customer_email <> '' and q.customer_email not like '%.invalid'
  union all
  select e.id, 'enquiries', regexp_replace(trim(e.name), '\s+\S+$', ''), regexp_replace(trim(e.name), '^.*\s', ''),
    e.email, e.phone, 'enquiry', e.created_at, regexp_replace(lower(trim(e.email)), '[+][^@]*@', '@'), true
  from enquiries e where e.email <> '' and e.email not like '%.invalid';
create temporary table known (key text primary key, person_id uuid not null) on commit drop;
insert into known select key, person_id from person_contacts where kind = 'email';
create temporary table added on commit drop as
  select gen_random_uuid() as person_id, first.* from (
    select distinct on (m.key) m.* from met m left join known k on k.key = m.key where k.key is null order by m.key, m.at, m.id) first;
insert into people (id, first_name, last_name, email, phone, first_seen_at, last_seen_at, source)
  select person_id, case when first_name = last_name then '' else first_name end, last_name,
    case when has_email then email else '' end, phone, at, at, source from added;
insert into person_contacts (id, person_id, kind, value, key, since, source)
  select gen_random_uuid(), person_id, 'email', email, key, at, case owner when 'bookings' then 'booking' when 'quotes' then 'quote' else 'enquiry' end
  from added where has_email;
insert into known select key, person_id from added;
-- Nothing that is counted or listed changes by it.
alter table bookings disable trigger user;
alter table enquiries disable trigger user;
update bookings b set person_id = k.person_id from met m join known k on k.key = m.key where m.owner = 'bookings' and b.id = m.id;
update quotes q set person_id = k.person_id from met m join known k on k.key = m.key where m.owner = 'quotes' and q.id = m.id;
update enquiries e set person_id = k.person_id from met m join known k on k.key = m.key where m.owner = 'enquiries' and e.id = m.id;
alter table bookings enable trigger user;
alter table enquiries enable trigger user;

create index bookings_of_person on bookings (person_id, created_at desc, id desc);
create index quotes_of_person on quotes (person_id, created_at desc, id desc);
create index enquiries_of_person on enquiries (person_id, created_at desc, id desc);

-- Desks of partners and callers whom the lines above know by their number were customers by an address of ours.
delete from people p where p.email not like '%@erased.invalid'
  and not exists (select from bookings b where b.person_id = p.id)
  and not exists (select from quotes q where q.person_id = p.id)
  and not exists (select from enquiries e where e.person_id = p.id);
insert into person_contacts (id, person_id, kind, value, key, since, source)
  select gen_random_uuid(), id, 'phone', phone, phone_digits(phone), first_seen_at, 'booking'
  from people where length(phone_digits(phone)) >= 7;

-- Those who stopped rating requests have said no to them.
insert into person_consents (id, person_id, purpose, channel, is_given, wording_version, wording, source, at)
  select gen_random_uuid(), c.person_id, 'ratings', 'email', false, 1, 'Stop rating requests', 'email link', o.created_at
  from rating_opt_outs o join person_contacts c on c.kind = 'email' and c.key = regexp_replace(lower(trim(o.email)), '[+][^@]*@', '@');

update people p set bookings = s.bookings, no_shows = s.no_shows, spent_cents = s.spent, owed_cents = s.owed,
    last_trip_at = s.last_trip_at, last_seen_at = greatest(p.first_seen_at, s.last_at), organisation_id = s.organisation_id, partner_id = s.partner_id
  from (
    select b.person_id,
      count(*) filter (where b.state not in ('draft', 'declined', 'expired')) as bookings,
      count(*) filter (where b.state = 'no_show') as no_shows,
      sum(b.paid_cents - b.refunded_cents) as spent,
      coalesce(sum(case when b.payment_method is distinct from 'account' then
        booking_due(b.state, b.total_cents, b.paid_cents, b.refunded_cents, b.fee_cents) end), 0) as owed,
      max(b.pickup_at) filter (where b.state not in ('draft', 'declined', 'expired', 'cancelled')) as last_trip_at,
      max(b.created_at) as last_at,
      (array_agg(b.organisation_id order by b.created_at desc, b.id desc) filter (where b.organisation_id is not null))[1] as organisation_id,
      (array_agg(b.partner_id order by b.created_at desc, b.id desc) filter (where b.partner_id is not null))[1] as partner_id
    from bookings b where b.person_id is not null group by b.person_id) s
  where s.person_id = p.id;

-- The list is in the order of who was here last. A filter that few pass has an index; one that many pass is met while walking the list.
create index people_seen on people (last_seen_at desc, id desc) where merged_into is null;
create index people_by_email on people (lower(email), last_seen_at desc);
create index people_by_last_name on people (lower(last_name), last_seen_at desc);
create index people_by_first_name on people (lower(first_name), last_seen_at desc);
create index people_by_tag on people using gin (tags);
create index people_by_consent on people using gin (consents);
create index people_by_bookings on people (bookings, last_seen_at desc, id desc);
create index people_by_no_shows on people (no_shows, last_seen_at desc, id desc) where no_shows > 0;
create index people_by_spent on people (spent_cents);
create index people_owing on people (last_seen_at desc, id desc) where owed_cents > 0;
create index people_by_last_trip on people (last_trip_at) where last_trip_at is not null;
create index people_blocked on people (blocked_until, last_seen_at desc, id desc) where blocked_until is not null;
create index people_by_source on people (source, last_seen_at desc, id desc);
create index people_by_organisation on people (organisation_id, last_seen_at desc, id desc) where organisation_id is not null;
create index people_by_partner on people (partner_id, last_seen_at desc, id desc) where partner_id is not null;
create index people_gone on people (merged_into) where merged_into is not null;
