-- For reports. The call of the same name answers by who is asking.
create or replace function has_role(_user_id uuid, _role text) returns boolean
language sql stable
return exists (select 1 from user_roles r where r.user_id = _user_id and r.role = _role);
