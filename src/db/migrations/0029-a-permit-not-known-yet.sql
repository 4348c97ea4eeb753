-- A driver who is new has shown no permit: until one is verified, none is on record. So far the day they were added stood
-- for it, and told them that it ends.
alter table drivers alter column permit_expires_on drop not null;

update drivers
set permit_expires_on = null
where licence_code = ''
  and not exists (
    select 1
    from documents
    where documents.owner_kind = 'driver'
      and documents.owner_id = drivers.id
      and documents.type = 'prdp'
      and documents.state = 'verified'
  );
