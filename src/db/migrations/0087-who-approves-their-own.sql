-- Who books does not approve their own booking, unless the company allows it.
alter table company_accounts add column allows_own_approval boolean not null default false;
