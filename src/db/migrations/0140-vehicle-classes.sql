-- The classes of vehicle that a company sells are records of its own. Those of before are filled in, with the bags of the tariff in force.
create table vehicle_classes (
  id text primary key check (id ~ '^[a-z][a-z0-9_]{0,39}$'),
  position integer not null,
  name text not null check (length(trim(name)) between 1 and 40),
  plural text not null default '',
  fewest integer not null check (fewest between 1 and 200),
  most integer check (most between fewest and 200),
  bags integer not null check (bags between 0 and 200),
  bags_text text not null default '',
  pulls_trailer boolean not null default false,
  comfort integer not null default 1 check (comfort between 1 and 9),
  grade text not null default 'Standard' check (length(trim(grade)) between 1 and 40),
  inside text not null default '',
  description text not null default '',
  drawing text not null default 'sedan' check (drawing in ('sedan', 'shuttle', 'luxury_coach', 'large_coach')),
  is_base boolean not null default false,
  state text not null default 'on_sale' check (state in ('on_sale', 'paused', 'ended')),
  version integer not null default 1,
  updated_by uuid,
  updated_at timestamptz not null default now()
);
create unique index vehicle_classes_by_name on vehicle_classes (lower(name));
create unique index vehicle_classes_one_base on vehicle_classes (is_base) where is_base;

create table vehicle_class_versions (
  class_id text not null references vehicle_classes (id),
  version integer not null,
  facts jsonb not null,
  saved_at timestamptz not null,
  saved_by uuid,
  primary key (class_id, version)
);

insert into vehicle_classes (id, position, name, plural, fewest, most, bags, bags_text, pulls_trailer, inside, description, drawing, is_base)
values
  ('sedan', 1, 'Sedan', 'Sedans', 1, 3, 3, '3 large bags', false, 'Air-conditioning, bags in the boot',
    'Quiet, quick to park, easy on the budget. The usual choice for the airport and for working days.', 'sedan', true),
  ('shuttle', 2, 'Shuttle', 'Shuttles', 4, 14, 10, '6–10 large bags', true, 'Air-conditioning, high windows',
    'Room for a family with surfboards or a tasting party with opinions. High windows for the passes.', 'shuttle', false),
  ('luxury_coach', 3, 'Luxury coach', 'Luxury coaches', 15, 22, 20, '20 large bags', true, 'Air-conditioning, reclining seats',
    'Reclining seats and a proper step up, yet short enough for most farm roads.', 'luxury_coach', false),
  ('large_coach', 4, 'Large coach', 'Large coaches', 25, null, 50, '50+ bags, below deck', true,
    'Air-conditioning, reclining seats, bags below deck',
    'For schools, conferences and long distances, with the luggage below deck.', 'large_coach', false);

update vehicle_classes c
set bags = (t.content -> 'bags' ->> c.id)::int
from (
  select content from tariffs where state = 'active' and valid_from <= (now() at time zone 'Africa/Johannesburg')::date
  order by valid_from desc, version desc limit 1
) t
where t.content -> 'bags' ->> c.id is not null;
update tariffs set content = content - 'bags' where content ? 'bags';

insert into vehicle_class_versions (class_id, version, facts, saved_at)
select id, 1, jsonb_build_object('name', name, 'plural', plural, 'fewest', fewest, 'most', most, 'bags', bags, 'bagsText', bags_text,
  'pullsTrailer', pulls_trailer, 'comfort', comfort, 'grade', grade, 'inside', inside, 'description', description, 'drawing', drawing,
  'isBase', is_base, 'state', state), now()
from vehicle_classes;

alter table vehicles drop constraint vehicles_vehicle_class_check;
alter table vehicles add constraint vehicles_of_a_class foreign key (vehicle_class) references vehicle_classes (id);
alter table trips drop constraint trips_vehicle_class_check;
alter table bookings drop constraint bookings_vehicle_class_check;
