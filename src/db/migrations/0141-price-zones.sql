-- Zones of price rules and tolls are drawn where geofences are.
alter table geofences drop constraint geofences_purpose_check,
  add constraint geofences_purpose_check check (purpose in ('depot', 'own', 'price_zone'));
