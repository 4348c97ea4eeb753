-- One table for all that we send: emails, SMS and WhatsApp.
alter table messages
  drop constraint messages_state_check,
  add constraint messages_state_check check (state in ('queued', 'sent', 'kept', 'failed', 'unknown')),
  add column channel text not null default 'email' check (channel in ('email', 'sms', 'whatsapp')),
  add column event text,
  -- The facts in the words, for a template that the other side keeps.
  add column facts jsonb,
  add column needed_at timestamptz,
  add column provider text,
  add column provider_id text,
  -- When the provider was last asked to send it: without an answer no one knows whether it did.
  add column handed_at timestamptz,
  add column delivered_at timestamptz,
  add column read_at timestamptz,
  add column escalated_at timestamptz,
  add column cost_cents integer,
  add column segments integer,
  add column in_reply_to_thread uuid;
create unique index messages_by_provider_id on messages (provider, provider_id) where provider_id is not null;
create index messages_by_phone on messages (created_at, id) where channel <> 'email';
create index messages_unread on messages (needed_at)
  where channel <> 'email' and needed_at is not null and delivered_at is null and escalated_at is null;

-- What people write to us, once, however often the provider says it.
create table inbound_messages (
  id uuid primary key,
  channel text not null check (channel in ('sms', 'whatsapp')),
  provider text not null,
  provider_id text not null,
  sender text not null,
  text text not null,
  received_at timestamptz not null,
  person_id uuid,
  unique (provider, provider_id)
);
create index inbound_messages_by_time on inbound_messages (received_at, id);
create index inbound_messages_by_sender on inbound_messages (phone_digits(sender), received_at);

-- Who wants no marketing by phone: STOP, and START again.
create table phone_opt_outs (
  phone_key text primary key,
  since timestamptz not null
);

-- Calls at our door that changed nothing: not a provider's, or about no message of ours.
create table channel_notifications (
  id uuid primary key,
  provider text not null,
  received_at timestamptz not null,
  verdict text not null check (verdict in ('unmatched', 'refused')),
  kind text not null,
  reason text not null default '',
  ip text not null default ''
);
create index channel_notifications_by_time on channel_notifications (received_at, id);

-- The phones of our own stand-ins for WhatsApp and SMS.
create table sandbox_phones (
  number text primary key,
  mode text not null default 'on' check (mode in ('on', 'off', 'no_whatsapp', 'slow')),
  updated_at timestamptz not null
);
create table sandbox_texts (
  id uuid primary key,
  channel text not null check (channel in ('sms', 'whatsapp')),
  provider text not null,
  number text not null,
  direction text not null check (direction in ('to_phone', 'from_phone')),
  text text not null,
  -- What the sender gave to find its message by, and the number under which a repeated request is the same.
  sender_data text,
  deduplication_id text,
  status text not null,
  notices jsonb not null default '[]',
  created_at timestamptz not null,
  next_notice_at timestamptz
);
create unique index sandbox_texts_once on sandbox_texts (provider, deduplication_id) where deduplication_id is not null;
create index sandbox_texts_by_phone on sandbox_texts (number, created_at, id);
create index sandbox_texts_due on sandbox_texts (next_notice_at) where next_notice_at is not null;
