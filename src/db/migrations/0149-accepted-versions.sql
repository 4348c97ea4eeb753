-- Which version someone was shown when they opened an account, applied, or bought a voucher; when they did is the record’s own date.
alter table users add column privacy_version text;
alter table partner_applications add column privacy_version text;
alter table vouchers add column terms_version text;
