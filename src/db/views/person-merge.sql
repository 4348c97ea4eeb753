-- Two records that are one person. Every table that knows a person by person_id moves along, those of later features too: the database
-- lists them. Nothing of a row changes but whose it is, so that undoing leaves each row as it was. docs/decisions/0134.
create or replace function tables_of_people() returns setof text language sql stable as $$
  select c.relname::text from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'person_id' and not a.attisdropped
  join pg_attribute k on k.attrelid = c.oid and k.attname = 'id' and k.atttypid = 'uuid'::regtype
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
  order by c.relname
$$;

-- Both people, and all that is theirs, before anything is changed. A call that changes a booking has its row and then asks for its person; here
-- it is the other way round. So only the first person is waited for, with nothing in hand; if anything else is in use, all is let go and tried
-- again. After ten seconds of that it waits like everyone else. New bookings wait for us: db/views/person-of.sql.
create or replace function lock_people(one uuid, other uuid) returns void language plpgsql as $$
declare
  give_up constant timestamptz := clock_timestamp() + interval '10 seconds';
  name text;
begin
  while clock_timestamp() < give_up loop
    begin
      perform from people where id = least(one, other) for update;
      perform from people where id = greatest(one, other) for update nowait;
      for name in select tables_of_people() loop
        execute format('select from %I where person_id in ($1, $2) order by id for no key update nowait', name) using one, other;
      end loop;
      return;
    exception when lock_not_available then
      perform pg_sleep(0.005 + random() * 0.05);
    end;
  end loop;
  perform from people where id in (one, other) order by id for update;
end $$;

create or replace function merge_people(merge_id uuid, kept uuid, gone uuid, at timestamptz, by uuid) returns boolean language plpgsql as $$
declare
  before jsonb;
  moved jsonb := '{}';
  ids jsonb;
  name text;
begin
  perform lock_people(kept, gone);
  if kept = gone or (select count(*) from people where id in (kept, gone) and merged_into is null) < 2 then return false; end if;
  select jsonb_agg(to_jsonb(p) order by p.id) into before from people p where p.id in (kept, gone);
  for name in select tables_of_people() loop
    execute format('with moving as (update %I set person_id = $1 where person_id = $2 returning id) select jsonb_agg(id) from moving', name)
      into ids using kept, gone;
    if ids is not null then moved := moved || jsonb_build_object(name, ids); end if;
  end loop;
  update people k set
    tags = array(select distinct tag from unnest(k.tags || g.tags) as tag order by tag),
    preferences = g.preferences || k.preferences,
    email = case when k.email = '' then g.email else k.email end,
    phone = case when k.phone = '' then g.phone else k.phone end,
    first_name = case when k.first_name = '' and k.last_name = g.last_name then g.first_name else k.first_name end,
    first_seen_at = least(k.first_seen_at, g.first_seen_at),
    version = k.version + 1
  from people g where k.id = kept and g.id = gone;
  update people set merged_into = kept where id = gone;
  perform keep_person_sums(array[kept, gone]);
  insert into person_merges (id, kept_id, gone_id, merged_at, merged_by, moved, before)
    values (merge_id, kept, gone, at, by, moved, jsonb_build_object('people', before,
      'after', (select to_jsonb(p) from people p where p.id = kept)));
  return true;
end $$;

-- What someone changed after the merge stays as they left it; the rest is as it was before.
create or replace function restore_person(person uuid, before jsonb, after jsonb) returns void language sql as $$
  with now as (select to_jsonb(p) as row from people p where p.id = person),
  fields as (
    select jsonb_object_agg(b.key, case when now.row -> b.key is distinct from after -> b.key then now.row -> b.key else b.value end) as row,
      bool_or(b.key = 'version' and now.row -> b.key is distinct from after -> b.key) as is_edited
    from now, jsonb_each(before) b),
  restored as (select r.*, fields.is_edited from fields, jsonb_populate_record(null::people, fields.row) r)
  update people p set first_name = r.first_name, last_name = r.last_name, email = r.email, phone = r.phone, first_seen_at = r.first_seen_at,
    language = r.language, source = r.source, tags = r.tags, preferences = r.preferences, merged_into = r.merged_into,
    version = case when r.is_edited then p.version + 1 else r.version end
  from restored r where p.id = person
$$;

create or replace function unmerge_people(merge_id uuid, at timestamptz, by uuid) returns void language plpgsql as $$
declare
  m person_merges;
  name text;
begin
  select * into m from person_merges where id = merge_id for update;
  perform lock_people(m.kept_id, m.gone_id);
  for name in select jsonb_object_keys(m.moved) loop
    execute format('update %I set person_id = $1 where person_id = $2 and id in (select value::uuid from jsonb_array_elements_text($3))', name)
      using m.gone_id, m.kept_id, m.moved -> name;
  end loop;
  -- Rows since then go to the person who has their address.
  update bookings set person_id = m.gone_id where person_id = m.kept_id and created_at >= m.merged_at
    and person_email_key(email) in (select key from person_contacts where person_id = m.gone_id and kind = 'email');
  update quotes set person_id = m.gone_id where person_id = m.kept_id and created_at >= m.merged_at
    and person_email_key(customer_email) in (select key from person_contacts where person_id = m.gone_id and kind = 'email');
  update enquiries set person_id = m.gone_id where person_id = m.kept_id and created_at >= m.merged_at
    and person_email_key(email) in (select key from person_contacts where person_id = m.gone_id and kind = 'email');
  update messages set person_id = m.gone_id where person_id = m.kept_id and created_at >= m.merged_at and channel = 'email'
    and person_email_key(recipient) in (select key from person_contacts where person_id = m.gone_id and kind = 'email');
  perform restore_person(m.kept_id, b, m.before -> 'after')
    from jsonb_array_elements(m.before -> 'people') b where (b ->> 'id')::uuid = m.kept_id;
  perform restore_person(m.gone_id, b, (select to_jsonb(p) from people p where p.id = m.gone_id))
    from jsonb_array_elements(m.before -> 'people') b where (b ->> 'id')::uuid = m.gone_id;
  perform keep_person_sums(array[m.kept_id, m.gone_id]);
  update person_merges set undone_at = unmerge_people.at, undone_by = unmerge_people.by where id = merge_id;
end $$;
