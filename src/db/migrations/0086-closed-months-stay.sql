-- What is counted in a month that is locked stays there. What changes later is an entry of its own, on its date.
alter table revenue_entries drop constraint revenue_entries_kind_check;
alter table revenue_entries add constraint revenue_entries_kind_check
  check (kind in ('trip', 'cancelled', 'booking', 'invoice', 'correction'));
