-- A booking is found by any word of its places, "milnerton" as well as "lagoon beach".
create function place_words(pickup_location text, destination text) returns tsvector
language sql immutable parallel safe
return to_tsvector('simple'::regconfig, pickup_location || ' ' || destination);

create index bookings_by_place_words on bookings using gin (place_words(pickup_location, destination));
drop index bookings_by_start;
drop index bookings_by_destination;

-- Who calls is found by the number on the display.
create index people_by_phone on people (phone_digits(phone), id);
create index users_by_phone on users (phone_digits(phone), id);
create index enquiries_by_phone on enquiries (phone_digits(phone), created_at);
create index enquiries_by_name on enquiries (lower(name), created_at);
create index quotes_by_number on quotes (number, version);
create index quotes_by_customer on quotes (lower(customer_name), created_at);
create index invoices_by_buyer_name on invoices (lower(buyer_name), issued_at desc);
