-- Once, on the primary, as its superuser: psql -v user=shuttle -v password=… -v database=shuttle -f roles.sql
create role :user login password :'password';
create database :database owner :user;
-- An instance makes these settings for each of its connections, which a pooler in transaction mode refuses. They belong to the role then.
alter role :user set statement_timeout = '15s';
alter role :user set idle_in_transaction_session_timeout = '30s';
alter role :user set jit = off;
alter role :user set random_page_cost = 1.1;
