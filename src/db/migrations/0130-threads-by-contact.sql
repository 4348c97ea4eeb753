-- The inbox is searched by how an address, a number or a name begins, among threads of any age.
drop index threads_by_name;
create index threads_by_name on threads (lower(name));
create index threads_of_contact on threads (contact);
