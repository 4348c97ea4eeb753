-- Keeps the rows that an action deletes, where the action says so (src/platform/deletions). Whatever deletes without saying so,
-- such as an erasure of personal data or a task that forgets, leaves nothing here.
create or replace function keep_deleted_row() returns trigger language plpgsql as $$
begin
  insert into deleted_rows (deletion_id, table_name, content)
  values (current_setting('shuttle.deletion')::uuid, tg_table_name, to_jsonb(old));
  return null;
end $$;
create or replace trigger documents_can_be_put_back after delete on documents
  for each row when (coalesce(current_setting('shuttle.deletion', true), '') <> '') execute function keep_deleted_row();
create or replace trigger document_moves_can_be_put_back after delete on document_moves
  for each row when (coalesce(current_setting('shuttle.deletion', true), '') <> '') execute function keep_deleted_row();
create or replace trigger document_reminders_can_be_put_back after delete on document_reminders
  for each row when (coalesce(current_setting('shuttle.deletion', true), '') <> '') execute function keep_deleted_row();
create or replace trigger booking_documents_can_be_put_back after delete on booking_documents
  for each row when (coalesce(current_setting('shuttle.deletion', true), '') <> '') execute function keep_deleted_row();
create or replace trigger stored_files_can_be_put_back after delete on stored_files
  for each row when (coalesce(current_setting('shuttle.deletion', true), '') <> '') execute function keep_deleted_row();
create or replace trigger invoices_can_be_put_back after delete on invoices
  for each row when (coalesce(current_setting('shuttle.deletion', true), '') <> '') execute function keep_deleted_row();
create or replace trigger invoice_lines_can_be_put_back after delete on invoice_lines
  for each row when (coalesce(current_setting('shuttle.deletion', true), '') <> '') execute function keep_deleted_row();
create or replace trigger invoice_moves_can_be_put_back after delete on invoice_moves
  for each row when (coalesce(current_setting('shuttle.deletion', true), '') <> '') execute function keep_deleted_row();
create or replace trigger provider_invoices_can_be_put_back after delete on provider_invoices
  for each row when (coalesce(current_setting('shuttle.deletion', true), '') <> '') execute function keep_deleted_row();
create or replace trigger provider_invoice_items_can_be_put_back after delete on provider_invoice_items
  for each row when (coalesce(current_setting('shuttle.deletion', true), '') <> '') execute function keep_deleted_row();
create or replace trigger partner_contacts_can_be_put_back after delete on partner_contacts
  for each row when (coalesce(current_setting('shuttle.deletion', true), '') <> '') execute function keep_deleted_row();
create or replace trigger organisation_members_can_be_put_back after delete on organisation_members
  for each row when (coalesce(current_setting('shuttle.deletion', true), '') <> '') execute function keep_deleted_row();
create or replace trigger saved_views_can_be_put_back after delete on saved_views
  for each row when (coalesce(current_setting('shuttle.deletion', true), '') <> '') execute function keep_deleted_row();
create or replace trigger saved_passengers_can_be_put_back after delete on saved_passengers
  for each row when (coalesce(current_setting('shuttle.deletion', true), '') <> '') execute function keep_deleted_row();
create or replace trigger saved_addresses_can_be_put_back after delete on saved_addresses
  for each row when (coalesce(current_setting('shuttle.deletion', true), '') <> '') execute function keep_deleted_row();
create or replace trigger shift_expenses_can_be_put_back after delete on shift_expenses
  for each row when (coalesce(current_setting('shuttle.deletion', true), '') <> '') execute function keep_deleted_row();
create or replace trigger fuel_entries_can_be_put_back after delete on fuel_entries
  for each row when (coalesce(current_setting('shuttle.deletion', true), '') <> '') execute function keep_deleted_row();
create or replace trigger odometer_readings_can_be_put_back after delete on odometer_readings
  for each row when (coalesce(current_setting('shuttle.deletion', true), '') <> '') execute function keep_deleted_row();
create or replace trigger vehicle_absences_can_be_put_back after delete on vehicle_absences
  for each row when (coalesce(current_setting('shuttle.deletion', true), '') <> '') execute function keep_deleted_row();
create or replace trigger driver_shifts_can_be_put_back after delete on driver_shifts
  for each row when (coalesce(current_setting('shuttle.deletion', true), '') <> '') execute function keep_deleted_row();
