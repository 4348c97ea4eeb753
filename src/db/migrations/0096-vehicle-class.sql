-- sedan, shuttle, luxury coach or large coach has one name everywhere: a vehicle class.
alter table vehicles rename column band to vehicle_class;
alter table trips rename column band to vehicle_class;
alter table missed_sales rename column band to vehicle_class;
alter index vehicles_by_band rename to vehicles_by_class;
alter table vehicles rename constraint vehicles_band_check to vehicles_vehicle_class_check;
alter table trips rename constraint trips_band_check to trips_vehicle_class_check;

-- An import lists the fields it changed as the form names them. The audit log stays as it was written.
update import_runs set changes = (
  select jsonb_agg(
    jsonb_set(c.change, '{fields}', (
      select coalesce(jsonb_agg(case f.field when 'band' then 'vehicle_class' else f.field end order by f.at), '[]')
      from jsonb_array_elements_text(c.change -> 'fields') with ordinality as f (field, at)))
    order by c.at)
  from jsonb_array_elements(changes) with ordinality as c (change, at))
where kind = 'vehicles' and jsonb_path_exists(changes, '$[*].fields[*] ? (@ == "band")');
