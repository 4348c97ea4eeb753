-- A price by the day is so many days at so much each, and its invoice says so.
alter table booking_items add column quantity integer not null default 1 check (quantity between 1 and 1000);

-- Hire of several days had the number of its days in the text.
update booking_items
set quantity = substring(text from ', (\d+) days')::int,
    text = regexp_replace(text, ', \d+ days', ', per day')
where (code = 'coach:day' or code = 'chauffeur:day' or code like 'car-hire:%')
  and text ~ ', [2-9]\d{0,2} days|, 1\d{1,2} days'
  and amount_cents % substring(text from ', (\d+) days')::int = 0;
