-- What the company says about itself, each with its source and date; whatever has neither is not shown.
create table claims (
  id uuid primary key,
  language text not null default 'en',
  kind text not null check (kind in ('figure', 'guarantee', 'reassurance', 'safety', 'tour_rating', 'testimonial')),
  about text not null default '',
  title text not null default '',
  text text not null,
  source text not null default '',
  stated_on date,
  author text not null default '',
  place text not null default '',
  service text not null default '',
  stars integer check (stars between 1 and 5),
  face integer not null default 0,
  consent text not null default '',
  position integer not null,
  withdrawn_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz
);

-- A page has one place for a figure, for the guarantee and for the rating of a tour.
create unique index claims_one_of_a_kind on claims (kind, about, language)
  where withdrawn_at is null and kind in ('figure', 'guarantee', 'tour_rating');

insert into claims (id, kind, about, text, source, stated_on, position, created_at)
select gen_random_uuid(), 'figure', figure.key, figure.value->>'figure', figure.value->>'source',
  (s.updated_at at time zone 'Africa/Johannesburg')::date, row_number() over (), s.updated_at
from settings s, jsonb_each(s.value) figure
where s.name = 'claims' and jsonb_typeof(figure.value) = 'object' and figure.value->>'figure' <> '';

-- Three figures were shown with the safety record.
insert into claims (id, kind, about, text, source, stated_on, position, created_at)
select gen_random_uuid(), 'figure', more.about, more.text, c.source, c.stated_on, 10 + more.nth, c.created_at
from claims c, (values (1, 'accidents', 'Zero'), (2, 'licensedDrivers', '100%'), (3, 'inspections', 'Monthly')) more (nth, about, text)
where c.kind = 'figure' and c.about = 'safetyRecord';

-- A company that runs already decides whether it has a source for what its pages said.
insert into claims (id, kind, about, title, text, author, place, service, stars, face, source, stated_on, consent, position, created_at)
select gen_random_uuid(), was.kind, was.about, was.title, was.text, was.author, was.place, was.service, was.stars, was.face,
  case when sample.shown then 'The specification’s own words (sample)' else '' end, date '2026-06-01', '',
  20 + row_number() over (), now()
from company_settings, (values
  ('guarantee', '', '', '100% satisfaction money-back guarantee', '', '', '', null::integer, 0),
  ('reassurance', 'clock', '24/7 Available', 'Every hour of all 365 days, on the phone and on the road.', '', '', '', null, 0),
  ('reassurance', 'shield', 'Fully Insured', 'Passenger cover on every vehicle and every trip.', '', '', '', null, 0),
  ('safety', 'insurance', 'Comprehensive insurance', 'Vehicle and passengers are covered from the moment the door closes to the moment it opens again.', '', '', '', null, 0),
  ('safety', 'driver', 'Licensed, background-checked drivers', 'No one drives for us without a valid licence, a professional driving permit and a clean background check.', '', '', '', null, 0),
  ('safety', 'maintenance', 'Regular maintenance', 'Serviced by the book and inspected every month: tyres, brakes, belts, lights and air-conditioning.', '', '', '', null, 0),
  ('safety', 'gps', 'GPS monitoring', 'Our control room sees every vehicle on the road and notices when a trip does not go to plan.', '', '', '', null, 0),
  ('safety', 'certificate', 'Certifications', 'Operating licences and roadworthy certificates are checked before a vehicle is put on a trip.', '', '', '', null, 0),
  ('safety', 'support', '24/7 support', 'Our team, not a phone menu, at any hour: before you leave, on the way and after you arrive.', '', '', '', null, 0)
) was (kind, about, title, text, author, place, service, stars, face),
lateral (select exists (select from settings where name = 'claims' and value->>'showsSamples' = 'true') as shown) sample;

insert into claims (id, kind, about, title, text, author, place, service, stars, face, source, stated_on, consent, position, created_at)
select gen_random_uuid(), was.kind, was.about, was.title, was.text, was.author, was.place, was.service, was.stars, was.face,
  'The specification’s own words (sample)', date '2026-06-01',
  case when was.kind = 'testimonial' then 'Made up for the demo (sample)' else '' end, 40 + row_number() over (), now()
from (values
  ('tour_rating', 'cape-peninsula', '', '4.9', '', '', '', null::integer, 0),
  ('tour_rating', 'winelands', '', '4.8', '', '', '', null::integer, 0),
  ('tour_rating', 'whale-watching', '', '4.7', '', '', '', null::integer, 0),
  ('tour_rating', 'robben-island', '', '4.8', '', '', '', null::integer, 0),
  ('tour_rating', 'table-mountain', '', '4.9', '', '', '', null::integer, 0),
  ('tour_rating', 'township', '', '4.7', '', '', '', null::integer, 0),
  ('tour_rating', 'sunset-photography', '', '4.8', '', '', '', null::integer, 0),
  ('tour_rating', 'garden-route', '', '4.9', '', '', '', null::integer, 0),
  ('tour_rating', 'west-coast', '', '4.6', '', '', '', null::integer, 0),
  ('tour_rating', 'overberg', '', '4.7', '', '', '', null::integer, 0),
  ('testimonial', 'home', '', 'Our flight was two hours late and the driver was still there with our name on a board. Spotless van, child seat fitted, the easiest arrival we have had anywhere.', 'Amira K.', 'London, United Kingdom', 'Airport Transfer', 5, 3),
  ('testimonial', 'home', '', 'We stopped whenever we wanted. The driver knew the exact bend on Chapman’s Peak where the light is best at five o’clock.', 'Jürgen W.', 'Hamburg, Germany', 'Cape Peninsula Tour', 5, 4),
  ('testimonial', 'home', '', 'Three hundred delegates, four hotels, one coordinator. Nobody waited longer than six minutes, and I never had to phone twice.', 'Thabo M.', 'Johannesburg, South Africa', 'Event Shuttles', 5, 2),
  ('testimonial', 'home', '', 'Our night shift used to worry about getting home. Now the same friendly driver is at the gate every time, and the team has stopped watching the clock.', 'Nomvula D.', 'Cape Town, South Africa', 'Staff Transport', 5, 0),
  ('testimonial', 'home', '', 'Three estates, one long lunch and nobody had to stay sober at the wheel. He even knew which cellar had the shade for my mother.', 'Claire B.', 'Lyon, France', 'Winelands Tour', 5, 1),
  ('testimonial', 'home', '', 'Fourteen cousins, one wedding, two days. The shuttle was early each time and the driver knew every aunt by name before we reached the church.', 'Priya N.', 'Durban, South Africa', 'Group Transfer', 5, 5),
  ('testimonial', 'services', '', 'We asked for Knysna in one day and the driver talked us into two stops. The one in Swellendam, under the oaks, is what we still speak about.', 'Ingrid S.', 'Uppsala, Sweden', 'Inland Transfer', 5, 1),
  ('testimonial', 'services', '', 'Four meetings in four suburbs and I was early for all of them. I wrote my board report between Century City and Paarl.', 'Pieter v. R.', 'Pretoria, South Africa', 'Chauffeur Services', 5, 4),
  ('testimonial', 'services', '', 'Forty-one learners, two teachers, one lost jersey. The driver phoned at seven that evening to say he had found it behind a seat.', 'Zanele T.', 'Gqeberha, South Africa', 'Coach Hire', 5, 0)
) was (kind, about, title, text, author, place, service, stars, face)
where exists (select from settings where name = 'claims' and value->>'showsSamples' = 'true');

-- What is left in the settings is when a claim is checked again.
delete from settings where name = 'claims';
