-- The checks of system health look at money that moved lately.
create index payments_by_update on payments (updated_at);
create index refunds_by_update on refunds (updated_at);
-- Whether our team was told of a booking, an enquiry or a trip.
create index tasks_by_subject on tasks (subject_id, kind);
