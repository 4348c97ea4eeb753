-- Rows of a statement that hold money and could not be read: the import says how many, also later.
alter table bank_imports add column unread integer not null default 0;
