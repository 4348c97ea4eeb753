-- What a user has read of the messages and news that are kept anyway; "all" says until when everything is read.
create table notice_reads (
  user_id uuid not null references users on delete cascade,
  item text not null,
  read_at timestamptz not null,
  primary key (user_id, item)
);
create index notice_reads_by_time on notice_reads (read_at) where item <> 'all';
-- What came before there was a list of it is no news.
insert into notice_reads (user_id, item, read_at) select id, 'all', now() from users;

-- A user’s emails and a driver’s texts, the newest first.
create index messages_to_address on messages (lower(recipient), created_at desc, id desc);

-- Work from a colleague is announced when it is assigned, not when it was first written.
alter table tasks add column assigned_at timestamptz, add column assigned_by uuid;
alter table threads add column assigned_at timestamptz, add column assigned_by uuid;
create index tasks_by_assignee on tasks (assigned_to, assigned_at desc, id desc) where assigned_at is not null;
create index sos_alarms_by_time on sos_alarms (received_at desc, id desc);
