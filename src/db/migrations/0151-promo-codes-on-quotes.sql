-- An option of a quote may have a promo code: as our team typed it, with the terms it was quoted with and what it takes off.
alter table quote_options
  add column promo_code text not null default '',
  add column promo jsonb,
  add column promo_cents integer not null default 0 check (promo_cents >= 0),
  add constraint quote_options_promo_kept check (promo is not null or promo_cents = 0);
create index quote_options_promo on quote_options ((promo ->> 'id')) where promo is not null;
