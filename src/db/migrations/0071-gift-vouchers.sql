-- Gift vouchers. What is left of one is worked out from the payment that bought it and those it made: there is no second record of it.
-- Its code is made from our secret and is not kept.
create table vouchers (
  id uuid primary key,
  number text not null unique check (length(number) <= 20),
  amount_cents integer not null check (amount_cents > 0),
  buyer_name text not null,
  buyer_email text not null,
  recipient_name text not null default '',
  recipient_email text not null default '',
  message text not null default '',
  created_at timestamptz not null,
  -- Null until it is paid for: then it is worth nothing.
  sold_at timestamptz,
  expires_on date
);
create index vouchers_sold on vouchers (sold_at desc, id desc) where sold_at is not null;
create index vouchers_by_buyer on vouchers (lower(buyer_email));
create index vouchers_by_recipient on vouchers (lower(recipient_email)) where recipient_email <> '';

alter table payments add column voucher_id uuid references vouchers (id);
create index payments_by_voucher on payments (voucher_id) where voucher_id is not null;
alter table payments drop constraint payments_method_check;
alter table payments add constraint payments_method_check check (method in ('online', 'transfer', 'cash', 'account', 'voucher'));
alter table payments add constraint payments_voucher check (method <> 'voucher' or (voucher_id is not null and booking_id is not null));
alter table refunds drop constraint refunds_method_check;
alter table refunds add constraint refunds_method_check check (method in ('online', 'transfer', 'cash', 'account', 'voucher'));
