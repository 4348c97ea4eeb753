-- Of a text: the trip it is about. What has been overtaken by later news of it is not sent any more.
alter table messages add column trip_id uuid;
create index messages_by_trip on messages (trip_id, created_at) where trip_id is not null;

-- The arrival of a late vehicle, as in the latest message to its passengers.
alter table trips add column told_arrival_at timestamptz;

-- What a text costs is known by gateway and country; a figure that no one has entered is not zero.
update settings set value = value - 'smsCents' - 'whatsappCents' || jsonb_build_object('prices',
  (select coalesce(jsonb_agg(jsonb_build_object('gateway', gateway, 'prefix', '', 'cents', cents)), '[]')
   from (values ('bulksms', value -> 'smsCents'), ('clickatell', value -> 'smsCents'),
     ('whatsapp', value -> 'whatsappCents')) as known (gateway, cents)
   where cents is not null and cents <> '0'))
where name = 'channels';
