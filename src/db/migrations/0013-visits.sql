-- What the site is used for: page views, leads and purchases, without anybody's name. Kept here, or here only until the
-- analytics service of the company's choice has taken them.
create table visit_events (
  id uuid primary key,
  kind text not null check (kind in ('pageview', 'lead', 'purchase')),
  -- A page of the site as the route table writes it: never a query, a reference or a token.
  path text not null check (length(path) <= 200),
  -- The site a visitor came from, without its path.
  referrer_site text check (length(referrer_site) <= 200),
  -- What it was about, such as the service asked for.
  props jsonb not null default '{}',
  amount_cents integer check (amount_cents >= 0),
  -- One lead for an enquiry and one purchase for a booking; sealed, so that it leads back to neither.
  once_key text unique,
  -- Only with the visitor's consent: tells visits of one day apart, and is another one the next day.
  visitor text,
  -- Only with consent and for a service outside: until it has been sent, a day at most.
  address text,
  agent text,
  created_at timestamptz not null
);
create index visit_events_by_time on visit_events (created_at);
