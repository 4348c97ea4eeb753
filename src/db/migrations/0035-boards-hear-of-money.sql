-- What a board warns of depends on what is paid and on the driver's documents too: open boards hear of both. A booking whose
-- trips are not dispatch's yet tells nobody, and neither does what is written again as it was.
create trigger dispatch_hears_of_bookings
  after update of state, payment_method, total_cents, paid_cents, refunded_cents, fee_cents, special_requirements on bookings
  for each row when (new.state in ('confirmed', 'in_progress')
    and (old.state, old.payment_method, old.total_cents, old.paid_cents, old.refunded_cents, old.fee_cents, old.special_requirements)
      is distinct from
      (new.state, new.payment_method, new.total_cents, new.paid_cents, new.refunded_cents, new.fee_cents, new.special_requirements))
  execute function tell_dispatch('booking', 'id');
create trigger dispatch_hears_of_documents after insert or update on documents
  for each row when (new.owner_kind = 'driver') execute function tell_dispatch('document', 'owner_id');
