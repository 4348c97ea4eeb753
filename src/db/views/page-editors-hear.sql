-- Open editors on every instance hear of a saved draft, and of who comes and goes, once it is committed.
create or replace function tell_page_editors() returns trigger language plpgsql as $$
begin
  perform pg_notify('pages', 'saved:' || new.id || ':' || new.version);
  return null;
end $$;
create or replace trigger page_editors_hear_of_saves after update of version on pages
  for each row when (new.version is distinct from old.version) execute function tell_page_editors();

create or replace function tell_page_sittings() returns trigger language plpgsql as $$
begin
  perform pg_notify('pages', 'sittings:' || coalesce(new.page_id, old.page_id));
  return null;
end $$;
create or replace trigger page_editors_hear_of_comers after insert on page_sittings
  for each row execute function tell_page_sittings();
create or replace trigger page_editors_hear_of_leavers after delete on page_sittings
  for each row execute function tell_page_sittings();
create or replace trigger page_editors_hear_of_places after update of block on page_sittings
  for each row when (new.block is distinct from old.block) execute function tell_page_sittings();
