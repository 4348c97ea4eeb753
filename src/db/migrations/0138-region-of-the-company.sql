-- Pages name the town and the region of the company; a company in Cape Town keeps the region they named so far.
update company_settings set details = details || '{"region": "the Western Cape"}'
where details->>'city' ilike 'cape town' and not details ? 'region';
