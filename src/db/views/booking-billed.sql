-- Invoices for the booking itself; of a monthly invoice what it and its credit notes say of each of its bookings.
create view booking_billed as
select
  d.booking_id,
  count(*)::integer as documents,
  sum(d.gross_cents)::integer as gross_cents,
  sum(d.vat_cents)::integer as vat_cents
from billing_documents d
where not d.is_beside and d.booking_id is not null
group by d.booking_id
union all
select
  n.booking_id,
  count(distinct i.id) filter (where i.kind <> 'credit_note')::integer as documents,
  sum(case when i.kind = 'credit_note' then -n.gross_cents else n.gross_cents end)::integer as gross_cents,
  sum(case when i.kind = 'credit_note' then -n.vat_cents else n.vat_cents end)::integer as vat_cents
from invoice_lines n
join invoices i on i.id = n.invoice_id
where n.booking_id is not null and i.booking_id is null and i.state <> 'draft'
  and i.kind in ('invoice', 'tax_invoice', 'abridged', 'credit_note')
group by n.booking_id;
