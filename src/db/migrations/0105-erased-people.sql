-- Who was erased, without a name: after a restore from an older backup they are erased again. The same list is kept in a file
-- beside the backups.
create table erased_people (
  id uuid primary key,
  erased_at timestamptz not null,
  salt text not null,
  address_hash text,
  user_id uuid
);
create index erased_people_by_time on erased_people (erased_at);
