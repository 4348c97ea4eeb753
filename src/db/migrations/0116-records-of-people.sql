-- Payments, ratings and messages know their person. db/views/person-records.sql keeps it from here on. docs/decisions/0136.
alter table payments add column person_id uuid references people;
alter table ratings add column person_id uuid references people;
alter table messages add column person_id uuid references people on delete set null;

create temporary table mailboxes on commit drop as
  select key, person_id from person_contacts where kind = 'email';
create unique index on mailboxes (key);
-- A number that several people share says nothing.
create temporary table numbers on commit drop as
  select key, (array_agg(person_id))[1] as person_id from person_contacts where kind = 'phone' group by key having count(distinct person_id) = 1;
create unique index on numbers (key);

alter table payments disable trigger user;
alter table ratings disable trigger user;
alter table messages disable trigger user;
update payments p set person_id = b.person_id from bookings b
  where b.id = coalesce(p.booking_id, p.credit_booking_id) and b.person_id is not null;
update payments p set person_id = coalesce(b.person_id, m.person_id)
  from invoices i left join bookings b on b.id = i.booking_id
  left join mailboxes m on m.key = regexp_replace(lower(trim(i.buyer_email)), '[+][^@]*@', '@')
  where i.id = coalesce(p.invoice_id, p.credit_invoice_id) and i.organisation_id is null and p.person_id is null;
update payments p set person_id = m.person_id from vouchers v
  join mailboxes m on m.key = regexp_replace(lower(trim(v.buyer_email)), '[+][^@]*@', '@')
  where v.id = p.voucher_id and p.person_id is null;
update ratings r set person_id = b.person_id from bookings b where b.id = r.booking_id and b.person_id is not null;
-- What was sent about a booking to its customer is of the booking’s person; the rest goes by who has the address or the number alone.
update messages m set person_id = b.person_id from bookings b
  where b.reference = substring(m.about from 9) and m.about like 'booking:%' and b.person_id is not null
    and case when m.channel = 'email' then lower(trim(b.email)) = lower(trim(m.recipient)) else phone_digits(b.phone) = phone_digits(m.recipient) end;
update messages m set person_id = x.person_id from mailboxes x
  where m.person_id is null and m.channel = 'email' and x.key = regexp_replace(lower(trim(m.recipient)), '[+][^@]*@', '@');
update messages m set person_id = n.person_id from numbers n
  where m.person_id is null and m.channel <> 'email' and n.key = phone_digits(m.recipient);
update inbound_messages i set person_id = n.person_id from numbers n where i.person_id is null and n.key = phone_digits(i.sender);
alter table payments enable trigger user;
alter table ratings enable trigger user;
alter table messages enable trigger user;

create index payments_of_person on payments (person_id, created_at desc, id desc) where person_id is not null;
create index ratings_of_person on ratings (person_id, given_at desc, id desc) where person_id is not null;
create index messages_of_person on messages (person_id, created_at desc, id desc) where person_id is not null;
create index inbound_messages_of_person on inbound_messages (person_id, received_at desc, id desc) where person_id is not null;
