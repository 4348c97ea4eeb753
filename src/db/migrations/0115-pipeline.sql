-- The columns of the pipeline: the open ones by urgency, the closed ones by when they were closed.
create index enquiries_by_stage on enquiries (state, (answered_at is not null), response_due_at, id);
create index enquiries_closed on enquiries (state, (coalesce(updated_at, created_at)) desc, id desc) where state in ('won', 'lost');
create index quotes_without_enquiry on quotes (state, valid_until, id) where enquiry_id is null;
create index quotes_without_enquiry_closed on quotes (updated_at desc, id desc) where enquiry_id is null;
