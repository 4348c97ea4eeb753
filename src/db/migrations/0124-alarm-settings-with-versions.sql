-- The recipients of alarms are a part of the settings, which keep their versions.
insert into settings (name, value, version, updated_by, updated_at)
select 'alarms', jsonb_build_object('emails', to_jsonb(emails), 'phones', '[]'::jsonb, 'webhookUrl', webhook_url), version,
  (select u.id from users u where u.id = a.updated_by), updated_at
from alarm_settings a;

insert into settings_versions (part, version, value, saved_at, saved_by)
select name, version, value, updated_at, updated_by from settings where name = 'alarms';

drop table alarm_settings;
