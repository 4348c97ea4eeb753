-- What was billed for a booking itself, less what was credited; what our team billed beside it counts by itself. Of a monthly invoice
-- what it says of each of its bookings.
create view booking_billed as
select i.booking_id, count(*)::integer as documents, sum(i.total_cents - i.credited_cents)::integer as gross_cents,
  (sum(i.vat_cents) - coalesce(sum((select sum(c.vat_cents) from invoices c where c.credits_id = i.id)), 0))::integer as vat_cents
from invoices i
where i.kind in ('invoice', 'tax_invoice', 'abridged') and i.state <> 'draft' and not (i.is_supplement and i.created_by is not null)
  and i.booking_id is not null
group by i.booking_id
union all
select n.booking_id, count(distinct i.id) filter (where i.kind <> 'credit_note')::integer,
  sum(case when i.kind = 'credit_note' then -n.gross_cents else n.gross_cents end)::integer,
  sum(case when i.kind = 'credit_note' then -n.vat_cents else n.vat_cents end)::integer
from invoice_lines n join invoices i on i.id = n.invoice_id
where i.booking_id is null and i.kind in ('invoice', 'tax_invoice', 'abridged', 'credit_note') and i.state <> 'draft'
  and n.booking_id is not null
group by n.booking_id;
