-- Titles and summaries for search engines name the town of the company, as other frames do. What an owner wrote anew stays.
do $$
declare
  written text;
begin
  foreach written in array array[
    '"Cape Town airport transfers, met by name',
    'Car hire with a driver in Cape Town, half or full day',
    'Hire a car with its driver in Cape Town: half day',
    'Chauffeur services in Cape Town, by the day',
    'Coach hire with driver in Cape Town, from',
    'Schools, clubs and tours, in Cape Town or far beyond it.',
    'Event shuttles and corporate transport in Cape Town',
    'gala evenings in Cape Town, planned',
    'Private shuttles and group transfers in Cape Town',
    'Staff transport and shift shuttles in Cape Town',
    'factories and call centres in Cape Town. Planned'
  ]
  loop
    update services set words = replace(words::text, written, replace(written, 'Cape Town', '{town}'))::jsonb
      where position(written in words::text) > 0;
    update service_versions set words = replace(words::text, written, replace(written, 'Cape Town', '{town}'))::jsonb
      where position(written in words::text) > 0;
  end loop;
end $$;
