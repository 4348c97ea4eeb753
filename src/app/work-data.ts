import type { PersonalData } from "#platform/table-entry.ts";

/** Vehicles, their care and positions, and partners with their earnings: entries of the register of personal data. */
export const workData: PersonalData = {
  vehicles: {
    plain: `id vehicle_class make model year seats bags state odometer_km owner_id colour fuel has_trailer_hook photo_id version
      updated_at retired_at documents_until licence_types created_at`,
    business: "plate vin note",
  },
  vehicle_moves: { plain: "id vehicle_id from_state to_state actor created_at", business: "reason" },
  vehicle_absences: { plain: "id vehicle_id kind span work_order_id created_by created_at", business: "reason" },
  service_calendars: { plain: "user_id id created_at" },
  equipment: { plain: "id kind quantity version updated_at" },
  maintenance_plans: {
    plain: "id vehicle_id every_km every_months last_km last_on version ended_at created_at",
    business: "name",
  },
  work_orders: {
    plain: `id vehicle_id plan_id state version priority labour_cents odometer_km planned_from planned_to done_on
      created_by created_at updated_at`,
    business: "title note checklist parts",
  },
  work_order_moves: { plain: "id work_order_id from_state to_state actor created_at", business: "reason" },
  odometer_readings: { plain: "id vehicle_id km read_at source actor created_at" },
  fuel_entries: {
    plain: "id vehicle_id filled_at litres cost_cents km is_full file_id actor created_at",
    business: "station",
  },
  vehicle_defects: {
    plain: "id vehicle_id driver_id severity photo_id state version work_order_id reported_by created_at",
    staff: "text",
  },
  vehicle_defect_moves: { plain: "id defect_id from_state to_state actor created_at", business: "reason" },
  // A driver's positions on duty are kept for a year at most, then anonymised; a device’s name is random.
  tracking_devices: { plain: "id token_hash vehicle_id driver_id created_by created_at withdrawn_at" },
  // A driver's own phone; it goes with the account.
  push_subscriptions: { plain: "id user_id session_id created_at", staff: "endpoint p256dh auth" },
  // What a user has read of their notifications; it goes with the account, and after 30 days.
  notice_reads: { plain: "user_id item read_at" },
  duty_spans: { plain: "id driver_id", staff: "started_at ended_at" },
  positions: {
    plain: "source_id taken_at received_at vehicle_id driver_id trip_id is_skewed",
    staff: "latitude longitude accuracy_m speed_kmh heading battery",
  },
  latest_positions: {
    plain: "vehicle_id source_id taken_at received_at driver_id trip_id is_skewed duty_until is_on_shift",
    staff: "latitude longitude accuracy_m speed_kmh heading battery",
  },
  vehicle_shifts: {
    plain: `id driver_id vehicle_id state version started_at start_km checked ended_at end_km payment_ids expected_cents
      handed_cents counted_cents counted_by counted_at updated_at`,
    staff: "difference_reason count_note",
  },
  vehicle_shift_moves: { plain: "id shift_id from_state to_state actor created_at", staff: "reason" },
  shift_expenses: { plain: "id shift_id kind amount_cents is_from_cash created_at", staff: "note" },
  // Drivers’ pay, and accounts of our own people.
  pay_rules: {
    plain: `id driver_id provider_id effective_from follows_default per_trip_cents per_hour_cents day_hours fare_share
      wait_share night_cents night_away_cents tip_share created_by created_at`,
    staff: "note",
  },
  pay_items: {
    plain: `id kind source_id driver_id provider_id rule_id earned_on amount_cents vehicle_cents statement_id created_by
      created_at updated_at`,
    staff: "lines",
  },
  pay_runs: {
    plain: `id state version first_day last_day total_cents statements created_by approved_by paid_by paid_on created_at
      updated_at`,
    business: "payment_note",
  },
  pay_run_moves: { plain: "id run_id from_state to_state actor created_at", staff: "reason" },
  provider_invoices: {
    plain: "id provider_id number issued_on first_day last_day amount_cents recorded_by created_at",
    staff: "note",
  },
  provider_invoice_items: { plain: "pay_item_id invoice_id" },
  pay_statements: { plain: "id run_id driver_id provider_id earned_cents set_off_cents amount_cents created_at" },
  sos_alarms: {
    plain: `id driver_id vehicle_id trip_id state version is_silent raised_at received_at battery_percent taken_by taken_at
      closed_by closed_at updated_at`,
    staff: "closing_words",
  },
  sos_moves: { plain: "id alarm_id from_state to_state actor created_at", staff: "reason" },
  // Deleted by the schedule, like exact positions.
  sos_places: { plain: "alarm_id taken_at", staff: "latitude longitude accuracy_m" },
  // Incidents, lost items and disputes.
  incidents: {
    plain: `id type severity state version booking_id trip_id driver_id vehicle_id reported_by happened_at created_at
      responsible cost_cents updated_at`,
    erased: "text",
  },
  incident_moves: { plain: "id incident_id from_state to_state actor created_at", erased: "reason" },
  lost_items: {
    plain: `id state version booking_id trip_id driver_id vehicle_id reported_by answered_at return_way created_at
      updated_at`,
    erased: "what left_where contact answer return_words",
  },
  lost_item_moves: { plain: "id lost_item_id from_state to_state actor created_at", erased: "reason" },
  trip_disputes: {
    plain: "id kind state version booking_id trip_id driver_id decided_by decided_at created_at updated_at",
    erased: "text answer",
  },
  geofences: { plain: "id purpose version created_by created_at updated_at deleted_at", business: "name shape" },
  // Kept no longer than positions.
  geofence_visits: {
    plain: "id place of_id vehicle_id driver_id trip_id entered_at left_at declined_at declined_by",
  },
  road_alerts: { plain: "id kind trip_id vehicle_id driver_id since raised_at cleared_at" },

  organisations: {
    plain: `id kind status affiliate_code commission_rate markup_rate created_at version model service_rates attribution_days settlement
      tax_status has_account contract_from contract_until bank_account_type`,
    business: `name registration_number vat_number area contract_reference bank_name bank_account_name bank_account_number
      bank_branch_code`,
  },
  organisation_members: { plain: "organisation_id user_id role" },
  partner_keys: {
    plain: "id organisation_id key_hash ends_with created_by created_at last_used_at revoked_at",
    business: "name",
  },
  partner_contacts: { plain: "id organisation_id created_at", staff: "name position email phone" },
  company_accounts: {
    plain: `organisation_id version terms_days credit_limit_cents is_on_hold requires_po requires_cost_centre discount
      service_discounts fixed_cents services hours_from hours_until booking_limit_cents month_budget_cents
      is_billed_monthly allows_own_approval created_at updated_at`,
    business: "legal_name billing_email hold_reason cost_centres",
  },
  company_travellers: {
    plain: "id organisation_id version cost_centre is_approver is_active consented_at created_at updated_at",
    erased: "first_name last_name email phone",
  },
  company_alerts: { plain: "organisation_id month kind percent used_cents most_cents created_at" },
  company_bookings: {
    plain: "booking_id organisation_id traveller_id booker_id cost_centre created_at",
    business: "purchase_order project",
  },
  company_approvals: {
    plain: "id booking_id organisation_id state version reasons expires_at decided_at created_at",
    staff: "decided_by note",
  },
  company_approval_moves: { plain: "id approval_id from_state to_state actor created_at", staff: "reason" },
  provider_limits: {
    plain: "organisation_id version zones classes trips_per_day trips_per_week saved_at saved_by put_back_of",
  },
  partner_notes: { plain: "id organisation_id author_id created_at", business: "text" },
  attributions: {
    plain: `booking_id organisation_id agent_id channel first_code first_touch_at last_code last_touch_at claimed_rate
      applied_rate flags created_at`,
  },
  commissions: {
    plain: `id booking_id organisation_id kind source_key state version base_cents rate amount_cents earned_on statement_id
      created_at updated_at`,
    business: "note",
  },
  commission_moves: { plain: "id commission_id from_state to_state actor created_at", business: "reason" },
  partner_statements: { plain: "id organisation_id number month total_cents payout_id issued_at" },
  commission_disputes: {
    plain: "id commission_id statement_id state raised_by raised_at answered_by answered_at correction_id",
    business: "reason answer",
  },
  partner_payouts: {
    plain: `id organisation_id reference state version amount_cents created_by approved_by paid_by paid_on created_at
      updated_at`,
    business: "payment_note",
  },
  partner_payout_moves: { plain: "id payout_id from_state to_state actor created_at", business: "reason" },
  partner_applications: {
    plain: "id reference kind state version organisation_id agreed_terms created_at updated_at privacy_version",
    erased: `access_code_hash company_name contact_name email phone registration_number vat_number area details message
      note`,
  },
  application_moves: { plain: "id application_id from_state to_state actor created_at", erased: "note" },
};
