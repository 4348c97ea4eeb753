-- Texts that our team edits say their language, so that another can stand beside them.
alter table canned_replies add column language text not null default 'en';
alter table campaigns add column language text not null default 'en';
