-- Who has the cash that was collected, whoever recorded it: a pay run sets it off against this driver.
alter table payments add column cash_driver_id uuid references drivers (id);

update payments p set cash_driver_id = d.id
from payment_moves m
join drivers d on d.user_id::text = m.actor
where m.payment_id = p.id and m.to_state = 'collected' and p.method = 'cash';

update payments p set cash_driver_id = (
  select a.driver_id from trips t
  join assignments a on a.trip_id = t.id and a.state in ('accepted', 'active', 'fulfilled') and a.driver_id is not null
  where t.booking_id = p.booking_id and t.state not in ('no_show', 'cancelled') and t.planned_start <= now()
  order by t.planned_start desc, a.id limit 1)
where p.method = 'cash' and p.state = 'collected' and p.cash_driver_id is null;

create index payments_cash_driver on payments (cash_driver_id) where state = 'collected';
