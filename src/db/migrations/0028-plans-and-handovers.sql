-- A handover that its giver withdrew before anyone took it.
alter table dispatch_handovers add column withdrawn_at timestamptz;
alter table dispatch_handovers add constraint handover_is_taken_by_another check (taken_by <> given_by);
alter table dispatch_handovers add constraint handover_is_taken_or_not check ((taken_by is null) = (taken_at is null));
-- One at a time waits for the next dispatcher.
create unique index dispatch_handovers_one_open on dispatch_handovers ((true)) where taken_at is null and withdrawn_at is null;

-- Boards on every instance hear of plans and handovers as of trips.
create trigger dispatch_hears_of_plans after insert or update on plan_drafts
  for each row execute function tell_dispatch('plan', 'id');
create trigger dispatch_hears_of_handovers after insert or update on dispatch_handovers
  for each row execute function tell_dispatch('handover', 'id');
