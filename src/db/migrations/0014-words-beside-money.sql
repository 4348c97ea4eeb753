-- What is said beside money in a locked month may be emptied, when the person it names is erased; the money itself, its
-- day and what it is for may not be touched.
drop trigger invoice_payments_in_locked_months on invoice_payments;
create trigger invoice_payments_in_locked_months
  before insert or delete or update of id, invoice_id, payment_id, amount_cents, method, refund_id, paid_on, recorded_by
  on invoice_payments for each row execute function keep_locked_money();
