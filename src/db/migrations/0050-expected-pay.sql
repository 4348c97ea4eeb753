-- What a driver of our own is likely to be paid for an offered trip, by the pay rule of that day. Nothing is promised by it:
-- what is paid follows from how the trip was driven, unless an amount was agreed with the offer.
alter table assignments add column expected_pay_cents integer check (expected_pay_cents >= 0);
