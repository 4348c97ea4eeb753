-- Who a booking, quote or enquiry is of, in the words of domain/person/match-person.ts; person-of.test.ts compares both.
-- docs/decisions/0133.

-- Addresses that reach one mailbox count as one. Empty: nothing can be sent there, so it is no one’s.
create or replace function person_email_key(email text) returns text
language sql immutable parallel safe
return case when lower(trim(email)) like '%.invalid' then '' else regexp_replace(lower(trim(email)), '[+][^@]*@', '@') end;

-- The words of a name without accents and capitals.
create or replace function name_words(name text) returns text[]
language sql immutable parallel safe
return array_remove(regexp_split_to_array(
  lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g')), '[\s''’.-]+'), '');

-- Whether two names may be one person’s: the family name of one is in the other’s. Where one has no name, nothing speaks against it.
create or replace function names_agree(first_a text, last_a text, first_b text, last_b text) returns boolean
language sql immutable parallel safe
return name_words(first_a || ' ' || last_a) = '{}' or name_words(first_b || ' ' || last_b) = '{}'
  or (name_words(last_a) <> '{}' and name_words(last_a) <@ name_words(first_b || ' ' || last_b))
  or (name_words(last_b) <> '{}' and name_words(last_b) <@ name_words(first_a || ' ' || last_a));

-- The one person these contact details are known to be of; null where there is none, or more than one.
create or replace function person_match(email text, phone text, first_name text, last_name text, is_desk_address boolean) returns uuid
language plpgsql stable as $$
declare
  found uuid[];
begin
  if not is_desk_address and person_email_key(email) <> '' then
    return (select c.person_id from person_contacts c where c.kind = 'email' and c.key = person_email_key(person_match.email));
  end if;
  if length(phone_digits(phone)) < 7 then return null; end if;
  select array_agg(distinct p.id) into found from person_contacts c join people p on p.id = c.person_id
    where c.kind = 'phone' and c.key = phone_digits(person_match.phone)
      and names_agree(p.first_name, p.last_name, person_match.first_name, person_match.last_name);
  return case when cardinality(found) = 1 then found[1] end;
end $$;

-- The same, and a new person where there is none yet. A merge of this person is waited for: the lock is the one
-- that merging takes.
create or replace function person_of(
  email text, phone text, first_name text, last_name text, is_desk_address boolean, at timestamptz, source text) returns uuid
language plpgsql as $$
declare
  has_email constant boolean := not is_desk_address and person_email_key(email) <> '';
  match uuid := person_match(email, phone, first_name, last_name, is_desk_address);
  next uuid;
begin
  if match is null then
    match := uuid_at(at);
    insert into people (id, first_name, last_name, email, phone, first_seen_at, last_seen_at, source)
      values (match, first_name, last_name, case when has_email then trim(email) else '' end, phone, at, at, source);
    if has_email then
      insert into person_contacts (id, person_id, kind, value, key, since, source)
        values (uuid_at(at), match, 'email', trim(email), person_email_key(email), at, source)
        on conflict (key) where kind = 'email' do nothing;
      -- Someone else wrote this address a moment ago.
      if not found then
        delete from people where id = match;
        select c.person_id into match from person_contacts c where c.kind = 'email' and c.key = person_email_key(person_of.email);
      end if;
    end if;
    if not exists (select from person_contacts c where c.person_id = match and c.kind = 'phone') and length(phone_digits(phone)) >= 7 then
      insert into person_contacts (id, person_id, kind, value, key, since, source)
        values (uuid_at(at), match, 'phone', phone, phone_digits(phone), at, source);
    end if;
  end if;
  loop
    select p.merged_into into next from people p where p.id = match for key share;
    exit when next is null;
    match := next;
  end loop;
  return match;
end $$;

-- A key of version 7: keys of one time are near each other.
create or replace function uuid_at(at timestamptz) returns uuid
language sql volatile
return encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
  placing substring(int8send((extract(epoch from at) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid;

-- At a partner’s desk or in a company’s office the address is often that of the colleague who books, not of the one who travels.
create or replace function is_desk_address(email text, first_name text, last_name text, organisations uuid[]) returns boolean
language sql stable
return exists (select from users u join organisation_members m on m.user_id = u.id
  where lower(u.email) = lower(trim(is_desk_address.email)) and m.organisation_id = any (organisations)
    and not names_agree('', u.name, first_name, last_name));

create or replace function name_before_last(name text) returns text
language sql immutable parallel safe
return case when trim(name) ~ '\s' then regexp_replace(trim(name), '\s+\S+$', '') else '' end;

create or replace function last_name_of(name text) returns text
language sql immutable parallel safe
return regexp_replace(trim(name), '^.*\s', '');

create or replace function set_booking_person() returns trigger language plpgsql as $$
begin
  if new.is_test or new.person_id is not null or new.email like '%@erased.invalid' then return new; end if;
  new.person_id := person_of(new.email, new.phone, new.first_name, new.last_name,
    (new.organisation_id is not null or new.partner_id is not null)
      and is_desk_address(new.email, new.first_name, new.last_name, array[new.organisation_id, new.partner_id]),
    new.created_at, new.source);
  return new;
end $$;
create or replace trigger booking_has_a_person before insert on bookings for each row execute function set_booking_person();

-- Other contact details: the address of someone we know is theirs. A new address under the same name is one more of the same person.
create or replace function move_booking_person() returns trigger language plpgsql as $$
declare
  known uuid;
begin
  if new.email like '%@erased.invalid' or person_email_key(new.email) = '' then return new; end if;
  known := person_match(new.email, '', '', '', false);
  if known is null and names_agree(old.first_name, old.last_name, new.first_name, new.last_name) then
    insert into person_contacts (id, person_id, kind, value, key, since, source)
      values (uuid_at(now()), new.person_id, 'email', trim(new.email), person_email_key(new.email), now(), 'booking')
      on conflict (key) where kind = 'email' do nothing;
    update people set email = trim(new.email) where id = new.person_id and email = '';
    return new;
  end if;
  new.person_id := person_of(new.email, new.phone, new.first_name, new.last_name, false, now(), new.source);
  return new;
end $$;
create or replace trigger booking_moves_to_its_person before update of email on bookings for each row
  when (old.person_id is not null and lower(old.email) <> lower(new.email)) execute function move_booking_person();

create or replace function set_quote_person() returns trigger language plpgsql as $$
begin
  if new.person_id is null and (person_email_key(new.customer_email) <> '' or length(phone_digits(new.customer_phone)) >= 7) then
    new.person_id := person_of(new.customer_email, new.customer_phone, name_before_last(new.customer_name), last_name_of(new.customer_name),
      false, new.created_at, 'quote');
  end if;
  return new;
end $$;
create or replace trigger quote_has_a_person before insert on quotes for each row execute function set_quote_person();

-- A draft gets its address when it is written out: an enquiry by phone had none. The rule is that of bookings.
create or replace function move_quote_person() returns trigger language plpgsql as $$
declare
  known uuid;
  person people;
begin
  if new.customer_email like '%@erased.invalid' or person_email_key(new.customer_email) = '' then return new; end if;
  known := person_match(new.customer_email, '', '', '', false);
  select * into person from people where id = new.person_id;
  if known is null and person.id is not null
    and names_agree(person.first_name, person.last_name, name_before_last(new.customer_name), last_name_of(new.customer_name)) then
    insert into person_contacts (id, person_id, kind, value, key, since, source)
      values (uuid_at(now()), new.person_id, 'email', trim(new.customer_email), person_email_key(new.customer_email), now(), 'quote')
      on conflict (key) where kind = 'email' do nothing;
    update people set email = trim(new.customer_email) where id = new.person_id and email = '';
    update people set first_name = name_before_last(new.customer_name), last_name = last_name_of(new.customer_name)
      where id = new.person_id and first_name = '' and last_name = '';
    return new;
  end if;
  new.person_id := person_of(new.customer_email, new.customer_phone, name_before_last(new.customer_name), last_name_of(new.customer_name),
    false, now(), 'quote');
  return new;
end $$;
create or replace trigger quote_moves_to_its_person before update of customer_email on quotes for each row
  when (lower(old.customer_email) <> lower(new.customer_email)) execute function move_quote_person();

create or replace function set_enquiry_person() returns trigger language plpgsql as $$
begin
  if new.person_id is null and (person_email_key(new.email) <> '' or length(phone_digits(new.phone)) >= 7) then
    -- One who writes by SMS has no name yet, only a number.
    new.person_id := person_of(new.email, new.phone,
      case when new.name ~ '[[:alpha:]]' then name_before_last(new.name) else '' end,
      case when new.name ~ '[[:alpha:]]' then last_name_of(new.name) else '' end, false, new.created_at, 'enquiry');
  end if;
  return new;
end $$;
create or replace trigger enquiry_has_a_person before insert on enquiries for each row execute function set_enquiry_person();
