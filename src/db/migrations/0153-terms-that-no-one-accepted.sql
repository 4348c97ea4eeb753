-- A moment of acceptance is that of a customer: on the site, or with a quote. Someone who books for them doesn’t accept for them.
alter table bookings disable trigger user;
update bookings set terms_accepted_at = created_at
where terms_version is not null and terms_accepted_at is null and source in ('website', 'booking_wizard', 'quote');
update bookings set terms_accepted_at = null
where terms_accepted_at is not null and source not in ('website', 'booking_wizard', 'quote');
alter table bookings enable trigger user;
