-- The revenue rules: what was sold, and what was cancelled for a fee before it was. With the charge, and what of it is VAT, is paid on
-- for someone else, or is earned by a partner.
create view sold_bookings as
select
  b.id,
  b.reference,
  b.service,
  b.state,
  b.created_at,
  b.pickup_at,
  b.cancelled_at,
  b.charge_cents,
  vat_of_charge(b.charge_cents, d.gross_cents, d.vat_cents, b.total_cents, b.total_vat_cents) as vat_cents,
  -- A fee pays for no toll and no bed. The driver’s lodging is spent where it was charged, less the VAT that is counted already.
  case
    when booking_owes_fee_only(b.state) then 0
    else least(b.charge_cents, coalesce((
      select sum(case
        when l.vat_code = 'STD15' and b.total_cents > 0
          then l.amount_cents - round(l.amount_cents::numeric * b.total_vat_cents / b.total_cents)
        else l.amount_cents end)
      from booking_items l where l.booking_id = b.id and (l.vat_code = 'OOS' or l.code = 'driver-night')), 0)::integer)
  end as outlay_cents,
  coalesce((
    select sum(m.amount_cents) from commissions m where m.booking_id = b.id and commission_is_earned(m.state)), 0)::integer
    as commission_cents
from counted_bookings b
left join lateral (
  select sum(v.gross_cents)::integer as gross_cents, sum(v.vat_cents)::integer as vat_cents
  from booking_billed v where v.booking_id = b.id) d on true
where b.is_sold or b.state = 'cancelled' and b.charge_cents > 0;
