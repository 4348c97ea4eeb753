-- Every partner that brings guests has a code: its links, cards and widget say by it who sent the guest.
update organisations
set affiliate_code = upper(concat_ws('-',
  nullif(left(regexp_replace(regexp_replace(name, '^the\s+', '', 'i'), '[^A-Za-z0-9]', '', 'g'), 10), ''),
  right(replace(id::text, '-', ''), 6)))
where affiliate_code is null and kind in ('hotel', 'travel_agency', 'affiliate');
