-- A list of people that is narrowed by trips or amounts is in their order: a page is read from the index and nothing is sorted.
drop index people_by_last_trip;
drop index people_by_spent;
create index people_by_last_trip on people (last_trip_at desc, id desc) where last_trip_at is not null;
create index people_by_spent on people (spent_cents desc, id desc);
create index people_by_owed on people (owed_cents desc, id desc) where owed_cents > 0;
drop index people_by_no_shows;
create index people_by_no_shows on people (no_shows desc, id desc) where no_shows > 0;
-- There are eight consents; of a rare one the first page is read like that of a common one.
drop index people_by_consent;
create index people_marketing_email on people (last_seen_at desc, id desc) where consents @> '{marketing:email}'::text[];
create index people_marketing_sms on people (last_seen_at desc, id desc) where consents @> '{marketing:sms}'::text[];
create index people_marketing_whatsapp on people (last_seen_at desc, id desc) where consents @> '{marketing:whatsapp}'::text[];
create index people_marketing_phone on people (last_seen_at desc, id desc) where consents @> '{marketing:phone}'::text[];
create index people_ratings_email on people (last_seen_at desc, id desc) where consents @> '{ratings:email}'::text[];
create index people_ratings_sms on people (last_seen_at desc, id desc) where consents @> '{ratings:sms}'::text[];
create index people_ratings_whatsapp on people (last_seen_at desc, id desc) where consents @> '{ratings:whatsapp}'::text[];
create index people_ratings_phone on people (last_seen_at desc, id desc) where consents @> '{ratings:phone}'::text[];
