-- What passengers have written about the company, here or elsewhere. Only published ones are shown.
-- Links lead to other sites and never run a script; a picture is a file of our own, for the site loads no others.
create table reviews (
  id uuid primary key,
  reviewer_name text not null,
  reviewer_profile_url text not null check (reviewer_profile_url ~ '^https://'),
  reviewer_image text check (reviewer_image ~ '^/[^/]'),
  rating integer not null check (rating between 1 and 5),
  review_text text not null,
  review_date date not null,
  review_url text not null check (review_url ~ '^https://'),
  location text,
  verified boolean not null default false,
  state text not null check (state in ('published', 'held', 'rejected')),
  created_at timestamptz not null
);
create index reviews_published_by_date on reviews (review_date desc, id) where state = 'published';
