-- A drive that broke down and went on in a relief vehicle is one trip. The relief has an entry of its own kind: its money counts, and it
-- is no second trip and no second pickup. What was reported of a locked month stays. docs/decisions/0099.
alter table revenue_entries drop constraint revenue_entries_kind_check;
alter table revenue_entries add constraint revenue_entries_kind_check
  check (kind in ('trip', 'relief', 'cancelled', 'booking', 'invoice', 'correction'));

create temporary table counted_again on commit drop as
  select e.* from revenue_entries e join trips t on t.id = e.id and t.continues is not null
  where e.kind = 'trip' and not coalesce(to_char(e.earned_on, 'YYYY-MM') in (select month from locked_months), false);
delete from revenue_entries where id in (select id from counted_again);
update counted_again set kind = 'relief', is_timed = false, is_late = false;
insert into revenue_entries select * from counted_again;

delete from figure_entries where measure = 'pickup' and id in (select id from trips where continues is not null);
