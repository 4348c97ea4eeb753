-- A driver on a tour of several days sleeps: of each 24 hours only so many are paid by the hour, and each night away is paid by itself.
-- 12 hours a day is the most that the Basic Conditions of Employment Act allows (section 10). docs/decisions/0094.
alter table pay_rules add column day_hours integer not null default 12 check (day_hours between 1 and 24);
alter table pay_rules add column night_away_cents integer not null default 0 check (night_away_cents >= 0);

-- A rule may also be a provider’s: what its offers suggest, and what it is paid for waiting and where nothing was agreed.
alter table pay_rules add column provider_id uuid references organisations (id);
alter table pay_rules drop constraint pay_rules_check;
alter table pay_rules add constraint pay_rules_whose check (
  num_nonnulls(driver_id, provider_id) <= 1 and (driver_id is not null or provider_id is not null or not follows_default));
create index pay_rules_by_provider on pay_rules (provider_id, effective_from) where provider_id is not null;
