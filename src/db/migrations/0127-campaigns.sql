-- Emails to customers who agreed to them. Each recipient is a row, so that each gets a campaign once and its end is known.
create table campaigns (
  id uuid primary key,
  name text not null,
  subject text not null,
  heading text not null,
  body text not null,
  button_label text not null default '',
  button_path text not null default '',
  filter jsonb not null default '{}',
  per_day integer not null default 500 check (per_day between 1 and 20000),
  state text not null check (state in ('draft', 'scheduled', 'sending', 'paused', 'done', 'cancelled')),
  version integer not null default 1,
  scheduled_for timestamptz,
  finished_at timestamptz,
  author text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index campaigns_newest on campaigns (created_at desc, id desc);
create index campaigns_at_work on campaigns (scheduled_for) where state in ('scheduled', 'sending');

create table campaign_moves (
  id uuid primary key,
  record_id uuid not null references campaigns on delete cascade,
  from_state text,
  to_state text not null,
  actor text not null,
  reason text,
  created_at timestamptz not null
);
create index campaign_moves_of on campaign_moves (record_id, created_at);

create table campaign_recipients (
  id uuid primary key,
  campaign_id uuid not null references campaigns on delete cascade,
  person_id uuid not null references people on delete cascade,
  state text not null check (state in ('waiting', 'sent', 'skipped')),
  -- Why it was not sent.
  reason text,
  sent_at timestamptz,
  unsubscribed_at timestamptz,
  unique (campaign_id, person_id)
);
create index campaign_recipients_waiting on campaign_recipients (campaign_id, id) where state = 'waiting';
create index campaign_recipients_of_person on campaign_recipients (person_id);
