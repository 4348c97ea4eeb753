-- A booking is found by any word of its places, "milnerton" as well as "lagoon beach".
create or replace function place_words(pickup_location text, destination text) returns tsvector
language sql immutable parallel safe
return to_tsvector('simple'::regconfig, pickup_location || ' ' || destination);
