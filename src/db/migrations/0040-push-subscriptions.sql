-- Where a driver's phone is told of news: the address of its push service and the keys that only the phone can read with. It is
-- used as long as the session it was made in lasts.
create table push_subscriptions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  session_id uuid references sessions (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscriptions_of_user on push_subscriptions (user_id);
create index push_subscriptions_of_session on push_subscriptions (session_id) where session_id is not null;
