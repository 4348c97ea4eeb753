-- The documents that bill: an invoice of any kind that has been issued, less what was credited. One that our team made beside the invoice of a
-- booking counts by itself.
create view billing_documents as
select
  i.id,
  i.number,
  i.booking_id,
  i.issued_at,
  i.is_supplement and i.created_by is not null as is_beside,
  i.total_cents - i.credited_cents as gross_cents,
  (i.vat_cents - coalesce((select sum(c.vat_cents) from invoices c where c.credits_id = i.id), 0))::integer as vat_cents
from invoices i
where i.kind in ('invoice', 'tax_invoice', 'abridged') and i.state <> 'draft';
