-- The pictures of the company as a library: what each shows, the part of it that is never cropped away, and copies in the
-- formats and widths that pages ask for, made by a job.
alter table catalogue_pictures
  add column name text not null default '',
  add column alt text not null default '',
  add column focus_x smallint not null default 50 check (focus_x between 0 and 100),
  add column focus_y smallint not null default 50 check (focus_y between 0 and 100),
  add column version integer not null default 1,
  -- The file could not be decoded.
  add column is_damaged boolean not null default false;
create index catalogue_pictures_by_time on catalogue_pictures (added_at desc, id desc);

create table picture_copies (
  picture_id uuid not null references catalogue_pictures (id) on delete cascade,
  width integer not null check (width > 0),
  format text not null check (format in ('avif', 'webp')),
  content bytea not null,
  primary key (picture_id, width, format)
);
