-- Each refund of customer credit on its date. The money that came in stays as it was.
create table credit_refunds (
  id uuid primary key,
  payment_id uuid not null references payments (id),
  amount_cents integer not null check (amount_cents > 0),
  refunded_on date not null,
  recorded_by text not null,
  created_at timestamptz not null
);
create index credit_refunds_by_payment on credit_refunds (payment_id);

insert into credit_refunds (id, payment_id, amount_cents, refunded_on, recorded_by, created_at)
select a.id, p.id, (a.details ->> 'amount_cents')::integer, local_day(a.at), a.actor, a.at
from audit_log a join payments p on p.id::text = a.subject_id
where a.action = 'credit.refunded';
