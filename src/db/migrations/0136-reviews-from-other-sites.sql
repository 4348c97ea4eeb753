-- Reviews that our team brings from other sites: where each came from, by which file, and when. Facebook’s recommendations have no stars.
alter table reviews
  add column source text not null default 'facebook' check (source in ('google', 'facebook', 'other')),
  -- Its id at the site; empty where its file does not say.
  add column source_key text not null default '',
  add column recommends boolean,
  add column import_file text not null default '',
  add column imported_at timestamptz,
  add column version integer not null default 1,
  alter column rating drop not null,
  drop constraint reviews_reviewer_profile_url_check,
  drop constraint reviews_review_url_check,
  add constraint reviews_reviewer_profile_url_check check (reviewer_profile_url = '' or reviewer_profile_url ~ '^https://'),
  add constraint reviews_review_url_check check (review_url = '' or review_url ~ '^https://'),
  add constraint reviews_says_something check (rating is not null or recommends is not null);
create unique index reviews_by_source_key on reviews (source, source_key) where source_key <> '';
