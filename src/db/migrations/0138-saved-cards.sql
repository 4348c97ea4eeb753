-- A card that a customer lets us keep: the gateway’s token, never a number, and the words they agreed to.
create table saved_cards (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- The payment it was saved with, and what that was for: the gateway names it in every later message about this card.
  payment_id uuid not null unique references payments (id),
  reference text not null,
  provider text not null,
  -- Sealed; empty until the gateway has given it, and once the card is removed.
  token_cipher text not null default '',
  wording_version integer not null,
  wording text not null,
  created_at timestamptz not null,
  saved_at timestamptz,
  removed_at timestamptz
);
create index saved_cards_of_user on saved_cards (user_id) where saved_at is not null and removed_at is null;
-- A payment by a saved card, and when the gateway was asked for it: once, whatever became of its answer.
alter table payments add column card_id uuid references saved_cards (id) on delete set null, add column card_asked_at timestamptz;
