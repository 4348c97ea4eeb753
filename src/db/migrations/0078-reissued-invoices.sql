-- The first of a row of invoices that were each reissued as the next: what was paid on one of them counts on the last.
alter table invoices add column reissue_of uuid references invoices (id);
create index invoices_by_reissue on invoices (reissue_of) where reissue_of is not null;

-- What was paid beyond what invoices of no booking ask for, for the list of what customers have with us.
create index invoices_overpaid on invoices (issued_at, number)
  where booking_id is null and kind <> 'credit_note' and total_cents - credited_cents - paid_cents < 0;

with recursive reissues as (
  select former.id as former_id, again.id as again_id
  from audit_log a
  join invoices former on former.id::text = a.subject_id
  join invoices again on again.number = a.details ->> 'replacement'
  where a.action = 'invoice.reissued'
), chains as (
  select r.former_id as first_id, r.again_id from reissues r
  where not exists (select from reissues before where before.again_id = r.former_id)
  union all
  select c.first_id, r.again_id from chains c join reissues r on r.former_id = c.again_id
)
update invoices set reissue_of = c.first_id from chains c where invoices.id = c.again_id;
