-- Breaches speak of “notified”, as the screens do.
alter table privacy_breaches rename column regulator_told_at to regulator_notified_at;
alter table privacy_breach_people rename column told_at to notified_at;
alter index privacy_breach_people_untold rename to privacy_breach_people_waiting;
update audit_log set action = 'breach.regulator_notified' where action = 'breach.regulator_told';
