-- Every version of each part of the settings, so that one can be compared and put back.
create table settings_versions (
  part text not null,
  version integer not null,
  value jsonb not null,
  saved_at timestamptz not null,
  saved_by uuid,
  put_back_of integer,
  primary key (part, version)
);
create index settings_versions_saved on settings_versions (saved_at desc, part, version);

insert into settings_versions (part, version, value, saved_at, saved_by)
select name, version, value, updated_at, updated_by from settings;
