-- A payment of what was paid already pays nothing and goes back. It names the attempt that its money came for.
alter table payments add column again_of uuid references payments (id);
alter table payments add constraint payments_again check (
  again_of is null or (booking_id is null and invoice_id is null and share_id is null and voucher_id is null));
create index payments_again on payments (again_of) where again_of is not null;

-- Its refund is no booking’s: it never counted there.
alter table refunds alter column booking_id drop not null;
alter table refunds add constraint refunds_of check (booking_id is not null or payment_id is not null);

-- What is due to go back is looked up before each refund.
create index events_refund_due on events ((payload ->> 'reference')) where type = 'refund.due';
