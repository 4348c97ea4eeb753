-- One thread for a booking or an enquiry: what was said by email, WhatsApp, SMS and chat, and what was noted of a call. Where neither is
-- known it is one for a person, or for a number or address that no one knows. The words stay where they are: docs/decisions/0137.
create table threads (
  id uuid primary key,
  -- What it began with, as messages.about says it: booking:CTS-… or enquiry:ENQ-….
  root text unique,
  person_id uuid references people,
  -- A number or an address that no one is known by, in the form it is compared in.
  contact text not null default '',
  name text not null default '',
  version integer not null default 1,
  waits_for text not null default 'team' check (waits_for in ('team', 'customer', 'no_one')),
  is_unread boolean not null default false,
  assigned_to uuid,
  writing_by uuid,
  writing_until timestamptz,
  answer_due_at timestamptz,
  last_at timestamptz not null,
  last_channel text not null,
  last_direction text not null check (last_direction in ('in', 'out', 'note')),
  last_text text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz
);
create unique index threads_by_contact on threads (contact) where root is null and person_id is null;
create index threads_of_person on threads (person_id, last_at desc);
create index threads_latest on threads (last_at desc, id desc);
create index threads_waiting on threads (waits_for, last_at desc, id desc);
create index threads_unread on threads (last_at desc, id desc) where is_unread;
create index threads_unassigned on threads (last_at desc, id desc) where assigned_to is null and waits_for <> 'no_one';
create index threads_assigned on threads (assigned_to, last_at desc, id desc) where assigned_to is not null;
create index threads_by_name on threads (lower(name) text_pattern_ops);

-- What people write to us by any channel.
alter table inbound_messages
  drop constraint inbound_messages_channel_check,
  add constraint inbound_messages_channel_check check (channel in ('sms', 'whatsapp', 'email', 'chat')),
  add column thread_id uuid references threads on delete cascade,
  add column name text not null default '',
  add column subject text not null default '',
  -- An email’s own number, by which the next one names it.
  add column message_id text,
  -- Whether the sender is known to be the customer: by a number or address of theirs.
  add column is_known boolean not null default true,
  -- Other records of the same customer that it may be about.
  add column others text[] not null default '{}';
create index inbound_messages_of_thread on inbound_messages (thread_id, received_at, id);
create index inbound_messages_by_message_id on inbound_messages (message_id) where message_id is not null;

-- What our team wrote in a thread: an answer as it was typed, a note, and what was said on the phone.
create table thread_words (
  id uuid primary key,
  thread_id uuid not null references threads on delete cascade,
  kind text not null check (kind in ('answer', 'note', 'call')),
  channel text not null default '',
  -- Of a call: who was on the phone.
  caller text not null default '',
  author_id uuid,
  author text not null,
  text text not null,
  created_at timestamptz not null
);
create index thread_words_of on thread_words (thread_id, created_at, id);

create index messages_of_thread on messages (in_reply_to_thread) where in_reply_to_thread is not null;
alter table messages add column answers_message_id text;

-- Replies that our team keeps at hand.
create table canned_replies (
  id uuid primary key,
  title text not null,
  text text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz,
  removed_at timestamptz
);

-- How far a mailbox is read, and which instance reads it.
create table mailboxes (
  name text primary key,
  uid_validity text not null default '',
  last_uid bigint not null default 0,
  held_by text not null default '',
  held_until timestamptz,
  read_at timestamptz,
  error text
);

-- Enquiries and texts that are there already.
insert into threads (id, root, person_id, name, waits_for, last_at, last_channel, last_direction, last_text, created_at)
  select gen_random_uuid(), 'enquiry:' || reference, person_id, name,
    case when state = 'new' then 'team' when state in ('won', 'lost') then 'no_one' else 'customer' end,
    coalesce(answered_at, created_at), 'form', case when answered_at is null then 'in' else 'out' end, left(message, 200), created_at
  from enquiries where state not in ('spam', 'duplicate') and email not like '%@erased.invalid';
insert into threads (id, contact, name, waits_for, last_at, last_channel, last_direction, last_text, created_at)
  select gen_random_uuid(), phone_digits(sender), max(sender), 'no_one', max(received_at), 'sms', 'in', '', min(received_at)
  from inbound_messages group by phone_digits(sender);
update inbound_messages m set thread_id = t.id, is_known = false from threads t
  where t.root is null and t.contact = phone_digits(m.sender);
