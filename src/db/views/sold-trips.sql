-- The trips of what was sold, with what of the booking is theirs, to the cent. The charge is shared as their prices are, and equally where
-- there are none; a trip that was cancelled for a fee has its fee. What partners earn is shared among the trips that passengers were on.
-- All that is read of a trip is taken along: a join with this view by a list of bookings would work it out for every booking first.
create view sold_trips as
with weighed as (
  select
    s.id as booking_id,
    s.reference,
    s.service,
    s.created_at,
    s.charge_cents,
    s.vat_cents,
    s.outlay_cents,
    s.commission_cents,
    t.id as trip_id,
    t.leg,
    t.part,
    t.state,
    t.pickup_at,
    t.planned_end,
    t.cancelled_at,
    t.continues is not null as is_relief,
    case when t.state = 'cancelled' then t.fee_cents else coalesce(t.price_cents, 0) end::numeric as price,
    case when t.state = 'cancelled' then 0 else 1 end::numeric as head,
    case when trip_is_ridden(t.state) then 1 else 0 end::numeric as ridden
  from sold_bookings s
  join trips t on t.booking_id = s.id
  where s.state <> 'cancelled' and (t.state <> 'cancelled' or t.fee_cents > 0)),
weights as (
  select
    w.*,
    case
      when sum(w.price) over booking > 0 then w.price
      when sum(w.head) over booking > 0 then w.head
      else 1
    end as weight,
    case
      when sum(w.price * w.ridden) over booking > 0 then w.price * w.ridden
      when sum(w.ridden) over booking > 0 then w.ridden
      else 1
    end as earning
  from weighed w
  window booking as (partition by w.booking_id)),
reached as (
  select
    w.*,
    sum(w.weight) over so_far as weight_so_far,
    sum(w.weight) over booking as weights,
    sum(w.earning) over so_far as earning_so_far,
    sum(w.earning) over booking as earnings
  from weights w
  window
    booking as (partition by w.booking_id),
    so_far as (partition by w.booking_id order by w.leg, w.part, w.trip_id rows unbounded preceding))
select
  r.trip_id as id,
  r.booking_id,
  r.reference,
  r.service,
  r.created_at,
  r.state,
  r.pickup_at,
  r.planned_end,
  r.cancelled_at,
  r.is_relief,
  trip_is_driven(r.state) as is_driven,
  share_in_turn(r.charge_cents, r.weight_so_far, r.weight, r.weights) as gross_cents,
  share_in_turn(r.vat_cents, r.weight_so_far, r.weight, r.weights) as vat_cents,
  share_in_turn(r.outlay_cents, r.weight_so_far, r.weight, r.weights) as outlay_cents,
  share_in_turn(r.commission_cents, r.earning_so_far, r.earning, r.earnings) as commission_cents
from reached r;
