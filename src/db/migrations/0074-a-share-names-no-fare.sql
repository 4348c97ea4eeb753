-- A driver who reads both the share and the amount can work out what the customer pays: only the amount is left.
update pay_items
set lines = (
  select jsonb_agg(
    case when line ->> 'text' ~ '^[0-9.]+% of the fare$' then jsonb_set(line, '{text}', '"Share of the fare"') else line end
    order by place)
  from jsonb_array_elements(lines) with ordinality as each (line, place))
where lines::text like '%\% of the fare"%';
