-- Forward bookings of another system: its reference, so that the same file brings none of them twice.
create table imported_bookings (
  booking_id uuid primary key references bookings (id),
  -- Empty where the other system had none.
  reference text not null default '',
  created_at timestamptz not null
);
create unique index imported_bookings_reference on imported_bookings (lower(reference)) where reference <> '';

-- What a customer paid before the booking came to us: no money that we received, matched or handed in.
alter table payments drop constraint payments_method_check;
alter table payments add constraint payments_method_check check (method in ('online', 'transfer', 'cash', 'account', 'voucher', 'earlier'));
alter table payments add constraint payments_earlier check (method <> 'earlier' or booking_id is not null);
alter table refunds drop constraint refunds_method_check;
alter table refunds add constraint refunds_method_check check (method in ('online', 'transfer', 'cash', 'account', 'voucher', 'earlier'));
