-- The company’s name on an issued document, which a later name doesn’t change. Empty: it has the company’s name of today.
alter table invoices add column trading_name text not null default '';
update invoices set trading_name = coalesce((select details ->> 'name' from company_settings), '') where state <> 'draft';
