-- A payment or a refund may lie on several invoices, and on one of them in several parts: what keeps it from being
-- counted twice is that the sums are compared under the booking's billing lock.
alter table invoice_payments drop constraint invoice_payments_refund_id_key;
alter table invoice_payments drop constraint invoice_payments_invoice_id_payment_id_key;
create index invoice_payments_by_payment on invoice_payments (payment_id);
create index invoice_payments_by_refund on invoice_payments (refund_id);
