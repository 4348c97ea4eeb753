-- Every instance keeps the facts that prices and promises rest on in memory; a new token says that it has changed. docs/decisions/0023.
create or replace function draw_sale_version() returns trigger language plpgsql as $$
begin
  update sale_version set token = gen_random_uuid();
  return null;
end $$;
create or replace trigger settings_are_sold_by after insert or update or delete or truncate on settings
  for each statement execute function draw_sale_version();
create or replace trigger tariffs_are_sold_by after insert or update or delete or truncate on tariffs
  for each statement execute function draw_sale_version();
create or replace trigger tours_are_sold_by after insert or update or delete or truncate on tours
  for each statement execute function draw_sale_version();
create or replace trigger services_are_sold_by after insert or update or delete or truncate on services
  for each statement execute function draw_sale_version();
create or replace trigger extras_are_sold_by after insert or update or delete or truncate on extras
  for each statement execute function draw_sale_version();
create or replace trigger vehicles_are_sold_by after insert or update or delete or truncate on vehicles
  for each statement execute function draw_sale_version();
create or replace trigger vehicle_classes_are_sold_by after insert or update or delete or truncate on vehicle_classes
  for each statement execute function draw_sale_version();
