-- Whose a payment, a rating or a message is. What belongs to a booking is of the booking’s person; the rest goes to whom person_match
-- finds, and to no one where that is not certain: only bookings, quotes and enquiries make people. docs/decisions/0136.
create or replace function set_payment_person() returns trigger language plpgsql as $$
declare
  booking constant uuid := coalesce(new.booking_id, new.credit_booking_id);
begin
  if booking is not null then
    select b.person_id into new.person_id from bookings b where b.id = booking;
  elsif coalesce(new.invoice_id, new.credit_invoice_id) is not null then
    -- What a company is billed is the company’s.
    select coalesce(b.person_id, person_match(i.buyer_email, '', '', '', false)) into new.person_id
      from invoices i left join bookings b on b.id = i.booking_id
      where i.id = coalesce(new.invoice_id, new.credit_invoice_id) and i.organisation_id is null;
  elsif new.voucher_id is not null then
    select person_match(v.buyer_email, '', '', '', false) into new.person_id from vouchers v where v.id = new.voucher_id;
  end if;
  return new;
end $$;
create or replace trigger payment_has_a_person before insert or update of booking_id, credit_booking_id, invoice_id on payments
  for each row execute function set_payment_person();

create or replace function set_rating_person() returns trigger language plpgsql as $$
begin
  select b.person_id into new.person_id from bookings b where b.id = new.booking_id;
  return new;
end $$;
create or replace trigger rating_has_a_person before insert on ratings for each row execute function set_rating_person();

create or replace function set_message_person() returns trigger language plpgsql as $$
begin
  if new.about like 'booking:%' then
    select b.person_id into new.person_id from bookings b where b.reference = substring(new.about from 9)
      and case when new.channel = 'email' then lower(trim(b.email)) = lower(trim(new.recipient))
        else phone_digits(b.phone) = phone_digits(new.recipient) end;
  end if;
  if new.person_id is null then
    new.person_id := case when new.channel = 'email' then person_match(new.recipient, '', '', '', false)
      else person_match('', new.recipient, '', '', false) end;
  end if;
  return new;
end $$;
create or replace trigger message_has_a_person before insert on messages
  for each row when (new.person_id is null) execute function set_message_person();

create or replace function set_inbound_person() returns trigger language plpgsql as $$
begin
  new.person_id := person_match('', new.sender, '', '', false);
  return new;
end $$;
create or replace trigger inbound_message_has_a_person before insert on inbound_messages
  for each row when (new.person_id is null) execute function set_inbound_person();
