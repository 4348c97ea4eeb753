-- Where an email that someone may stop is stopped by one request: mail programs show a button for it.
alter table messages add column unsubscribe_url text;
