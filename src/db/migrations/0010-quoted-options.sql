-- Quotes whose options differ in more than their price, and what a customer has chosen.

-- An option may have a trip of its own. Null: the trip of its quote.
alter table quote_options add column journey jsonb;

-- The title of the option a booking was made from; empty where it came from no quote.
alter table bookings add column option_title text not null default '';

-- What rounding did to a price is part of its fare, and no line of its own.
with rounded as (
  select booking_id, vat_code, sum(amount_cents) as amount_cents from booking_items where code = 'round' group by 1, 2
), fares as (
  select distinct on (item.booking_id, item.vat_code) item.id, rounded.amount_cents
  from rounded join booking_items item using (booking_id, vat_code)
  where item.code <> 'round'
  order by item.booking_id, item.vat_code, item.position
), folded as (
  update booking_items item set amount_cents = item.amount_cents + fares.amount_cents
  from fares where item.id = fares.id
  returning item.booking_id, item.vat_code
)
delete from booking_items item using folded
where item.booking_id = folded.booking_id and item.vat_code = folded.vat_code and item.code = 'round';

with written as (
  select o.id, line.at, line.told, line.told ->> 'vat_code' as vat_code,
    (line.told ->> 'amount_cents')::int as amount_cents,
    line.told ->> 'text' ~ '^Rounded(: transport|: planning and hosting)?$' as is_rounding
  from quote_options o cross join jsonb_array_elements(o.lines) with ordinality as line (told, at)
), rounded as (
  select id, vat_code, sum(amount_cents) as amount_cents from written where is_rounding group by 1, 2
), fares as (
  select distinct on (written.id, written.vat_code) written.id, written.vat_code, written.at, rounded.amount_cents
  from rounded join written using (id, vat_code)
  where not written.is_rounding and written.told ->> 'quantity' = '1'
  order by written.id, written.vat_code, written.at
), folded as (
  select written.id, jsonb_agg(
    case when fares.at = written.at then written.told || jsonb_build_object(
      'unit_cents', written.amount_cents + fares.amount_cents,
      'amount_cents', written.amount_cents + fares.amount_cents) else written.told end
    order by written.at) as lines
  from written left join fares using (id, vat_code)
  where written.id in (select id from fares) and not (written.is_rounding and fares.id is not null)
  group by written.id
)
update quote_options o set lines = folded.lines from folded where o.id = folded.id;
