-- An owner of a partner invites a colleague: who accepts belongs to the same partner, as what they were invited to be.
alter table invites
  add column organisation_id uuid references organisations (id) on delete cascade,
  add column member_role text check (member_role in ('owner', 'desk')),
  add check ((organisation_id is null) = (member_role is null));
create index invites_by_organisation on invites (organisation_id) where organisation_id is not null;
