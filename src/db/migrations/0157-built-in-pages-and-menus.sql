-- What every page shows is a record like a page of our team, with drafts and versions, at the path /*; built_in keeps it apart from them.
alter table pages add column kind text not null default 'written' check (kind in ('written', 'built_in'));
alter table pages drop constraint pages_path_check;
alter table pages add constraint pages_path_check check (kind = 'built_in' or path ~ '^/[a-z0-9][a-z0-9-]{0,79}$');

-- The menus of the site, every state of them; the latest is shown, and without any the usual one.
create table menu_versions (
  language text not null default 'en',
  name text not null check (name in ('header', 'footer')),
  number integer not null,
  items json not null,
  saved_at timestamptz not null,
  saved_by uuid,
  primary key (language, name, number)
);
