-- What mail servers and providers said of an address, each notice once, and the addresses that get no more email because of it.
create table mail_notices (
  id uuid primary key,
  -- The provider's number of it, or the Message-ID of the returned email: repeated, it changes nothing.
  source_id text not null unique,
  address text not null,
  kind text not null check (kind in ('hard', 'soft', 'complaint')),
  status text not null default '',
  detail text not null default '',
  at timestamptz not null
);
create index mail_notices_of on mail_notices (address, at desc);

create table suppressed_addresses (
  address text primary key,
  reason text not null check (reason in ('hard', 'soft', 'complaint')),
  detail text not null default '',
  since timestamptz not null,
  lifted_at timestamptz,
  lifted_by uuid
);
create index suppressed_addresses_newest on suppressed_addresses (since desc, address);
