-- What was left least of a month is read from the start of an index, however many were driven in it.
create index revenue_entries_least_earned on revenue_entries ((date_trunc('month', earned_on::timestamp)),
  (gross_cents - vat_cents - outlay_cents - driver_cents - provider_cents - vehicle_cents - commission_cents))
  where earned_on is not null;
create index revenue_entries_least_booked on revenue_entries ((date_trunc('month', booked_on::timestamp)),
  (gross_cents - vat_cents - outlay_cents - driver_cents - provider_cents - vehicle_cents - commission_cents));
