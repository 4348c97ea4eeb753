-- Vehicles held for people we do not know yet: how many from where, and whether we can reach who holds them.

alter table bookings
  -- Neither an organisation nor staff, and nothing was paid by this account before.
  add column is_stranger boolean not null default false,
  -- The network it was booked from, as a keyed hash: the same for the same network, and no address.
  add column source_key text,
  -- When the email address or the phone was shown to reach this customer.
  add column contact_confirmed_at timestamptz,
  -- No vehicle is held for it: it is reserved at the moment a card payment arrives.
  add column is_card_only boolean not null default false;

-- What is counted before another vehicle is held: few rows at any time.
create index bookings_held_by_strangers on bookings (state, hold_until)
  where is_stranger and not is_card_only and state in ('awaiting_payment', 'confirmed');
-- The office's list of held vehicles.
create index vehicle_holds_held on vehicle_holds (expires_at) where state = 'held';
