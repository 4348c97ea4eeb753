-- A company is billed once a month for all that was driven on its account, unless each booking was agreed to be billed by itself.
alter table company_accounts add column is_billed_monthly boolean not null default true;

alter table invoices add column month text check (month ~ '^\d{4}-\d{2}$');
create unique index invoices_one_per_month on invoices (organisation_id, month)
  where month is not null and kind <> 'credit_note' and state <> 'credited';

-- What of a monthly invoice is of one booking, and what of it is paid.
create table invoice_bookings (
  invoice_id uuid not null references invoices (id),
  booking_id uuid not null references bookings (id),
  position integer not null,
  cost_centre text not null default '',
  purchase_order text not null default '',
  project text not null default '',
  billed_cents integer not null check (billed_cents > 0),
  credited_cents integer not null default 0 check (credited_cents between 0 and billed_cents),
  paid_cents integer not null default 0 check (paid_cents between 0 and billed_cents - credited_cents),
  primary key (invoice_id, booking_id)
);
create index invoice_bookings_by_booking on invoice_bookings (booking_id);
create index invoice_lines_by_booking on invoice_lines (booking_id) where booking_id is not null;

-- As before, and what a monthly invoice says of each of its bookings, less what was credited of it.
create or replace view booking_billed as
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
