-- What a price and a promise rest on (settings, tariffs, vehicles) is kept in memory by every instance. This row says
-- whether what is kept is still true: a sale reads it in its own transaction.

create table sale_version (
  id smallint primary key default 1 check (id = 1),
  -- Drawn with every change, in the transaction that makes it. Not a number: one that was taken back would come again
  -- with other content.
  token uuid not null
);
insert into sale_version values (1, gen_random_uuid());

create function draw_sale_version() returns trigger language plpgsql as $$
begin
  update sale_version set token = gen_random_uuid();
  return null;
end $$;

create trigger settings_are_sold_by after insert or update or delete or truncate on settings
  for each statement execute function draw_sale_version();
create trigger tariffs_are_sold_by after insert or update or delete or truncate on tariffs
  for each statement execute function draw_sale_version();
create trigger vehicles_are_sold_by after insert or update or delete or truncate on vehicles
  for each statement execute function draw_sale_version();
