-- A number without its spaces and its way to dial it: 082 555 0199, +27 82 555 0199 and 0027825550199 are one.
create or replace function phone_digits(phone text) returns text
language sql immutable parallel safe
return regexp_replace(regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^00', ''), '^(27|0)', '');
