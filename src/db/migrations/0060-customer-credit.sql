-- Money on a bank line that pays nothing yet is the credit of a customer: the one of this booking, or of this invoice.
-- Used, it becomes a payment of what it pays, out of the same line.
alter table payments add column credit_booking_id uuid references bookings (id);
alter table payments add column credit_invoice_id uuid references invoices (id);
alter table payments add constraint payments_credit check (
  (credit_booking_id is null and credit_invoice_id is null)
  or (booking_id is null and invoice_id is null and method = 'transfer' and (credit_booking_id is null or credit_invoice_id is null)));
create index payments_of_credit on payments (paid_at, id)
  where (credit_booking_id is not null or credit_invoice_id is not null) and state in ('cleared', 'partially_refunded');
create index payments_by_credit_booking on payments (credit_booking_id) where credit_booking_id is not null;
create index payments_by_credit_invoice on payments (credit_invoice_id) where credit_invoice_id is not null;
