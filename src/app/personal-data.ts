import { factColumns } from "#domain/booking/facts.ts";
import type { PersonalData } from "#platform/table-entry.ts";
import { privacyData } from "./privacy-data.ts";
import { workData } from "./work-data.ts";

/**
 * Every column of the database: whether it can identify a person, and what erasing them does to it. The test beside it
 * fails for a missing column, and for one that erasure or the download forgets.
 */
export const personalData: PersonalData = {
  users: {
    plain: "id status created_at email_confirmed_at last_sign_in_at updated_at privacy_version",
    erased: "email name phone password_hash",
  },
  user_roles: { plain: "user_id role granted_at granted_by", staff: "reason" },
  sessions: {
    plain:
      "id user_id counter rotated_at assurance methods factor_at created_at last_seen_at idle_until ends_at revoked_at revoked_reason impersonator_id",
    erased: "user_agent ip",
  },
  one_time_tokens: {
    plain: "user_id purpose tries created_at expires_at used_at",
    erased: "token_hash code_hash email",
  },
  factors: { plain: "id user_id state last_step created_at verified_at", erased: "name secret" },
  factor_challenges: { plain: "id factor_id tries created_at expires_at used_at" },
  recovery_codes: { plain: "user_id created_at used_at", erased: "code_hash" },
  invites: {
    plain:
      "id role application_id organisation_id member_role invited_by created_at expires_at accepted_at accepted_by withdrawn_at token_hash",
    erased: "email name",
  },
  saved_passengers: {
    plain: "id user_id wheelchair child_seat created_at",
    erased: "first_name last_name phone needs allergy language",
  },
  saved_addresses: { plain: "id user_id created_at", erased: "label address" },
  saved_views: { plain: "id user_id page is_default created_at", erased: "name query" },
  secret_marks: { plain: "name salt mark changed_at" },
  deletions: { plain: "id kind deleted_at deleted_by" },
  deleted_rows: { plain: "id deletion_id table_name", erased: "content" },
  company_exports: {
    plain:
      "id requested_by requested_at link_hash expires_at state started_at ended_at parts_done parts_total row_count error",
  },
  tours: { plain: "slug position state facts words version updated_at", staff: "updated_by" },
  services: { plain: "slug position choice state facts words version updated_at", staff: "updated_by" },
  service_versions: { plain: "slug version state facts words saved_at put_back_of", staff: "saved_by" },
  legal_versions: {
    plain: "document language number name content from_day published_at version updated_at",
    staff: "published_by updated_by",
  },
  legal_readings: { plain: "document language number read_on content" },
  pages: {
    plain: `id language path kind name state meta blocks version draft_number shown_number coming_number publish_at expire_at
      created_at updated_at`,
    staff: "created_by updated_by",
  },
  page_versions: { plain: "page_id number meta blocks saved_at reason published_at", staff: "saved_by" },
  page_sittings: { plain: "page_id sitting block saved_key seen_at", staff: "user_id" },
  menu_versions: { plain: "language name number items saved_at", staff: "saved_by" },
  redirects: { plain: "from_path to_path created_at", staff: "created_by" },
  tour_versions: { plain: "slug version state facts words saved_at put_back_of", staff: "saved_by" },
  settings_versions: { plain: "part version saved_at saved_by put_back_of", business: "value" },
  maintenance_windows: {
    plain: "id started_at started_by until staff keeps_self_service keeps_enquiries ended_at ended_by",
    staff: "reason",
  },
  feature_switches: { plain: "name is_on updated_at updated_by" },

  bookings: {
    plain: `id reference state version is_test source organisation_id service_type offer pickup_at return_at passengers bags
      vehicle_class child_seats child_seat_sizes extras hire_unit hire_hours package_days service service_name tour_name tour_hours affiliate_id claimed_rate partner_id applied_rate light tariff_version
      total_cents vat_cents deposit_cents deposit_terms paid_cents fee_cents refunded_cents overridden_by policy payment_method
      hold_until response_due_at taken_by taken_at answered_at escalated_at calendar_sequence amendment cancelled_reason
      cancelled_at reminded_at terms_version terms_accepted_at created_at updated_at booker_id is_stranger contact_confirmed_at
      is_card_only driver_ids person_id ${factColumns("kept")}`,
    erased: `access_code_hash first_name last_name email phone override_reason option_title source_key ${factColumns("erased")}`,
    kept: { supply: "pickup_location destination extra_stops price_request price" },
  },
  guest_bookings: { plain: "booking_id payer is_contact_guest markup_rate created_at", erased: "room guest_email" },
  booking_passengers: {
    plain: "id booking_id position rides wheelchair child_seat bags version created_at updated_at",
    erased: "name phone room allergy language needs",
  },
  passenger_links: { plain: "id booking_id created_by created_at withdrawn_at" },
  booking_drivers: {
    plain: `driver_id booking_id state is_test service_type light amendment money organisation_id partner_id taken_by
      total_cents due_cents pickup_at created_at`,
  },
  revenue_entries: {
    plain: `id kind booking_id reference service booked_on booked_hour earned_on earned_hour driver_id vehicle_id provider_id
      gross_cents vat_cents outlay_cents driver_cents provider_cents vehicle_cents lacks_pay lacks_vehicle minutes is_timed is_late
      commission_cents`,
  },
  revenue_sums: {
    plain: `basis cut grain starts_on service subject slot entries trips cancelled gross_cents vat_cents outlay_cents
      driver_cents provider_cents vehicle_cents lacking_pay lacking_vehicle minutes timed late commission_cents`,
  },
  figure_entries: {
    plain: `measure id outcome slot day service source booking_id reference driver_id minutes paid_minutes km paid_km cents`,
  },
  figure_sums: {
    plain: "measure grain starts_on service source outcome slot entries minutes paid_minutes km paid_km cents",
  },
  missed_sales: {
    plain: "id asked_on journey_key reason service area vehicle_class pickup_on passengers total_cents",
  },
  missed_sums: { plain: "cut grain starts_on service key entries cents" },
  imported_bookings: { plain: "booking_id reference created_at" },
  resales: {
    plain:
      "id booking_id leg vehicle_id busy fee_cents fee_share overlap_share open_until sold_trip_id sold_booking_id waived_cents refund_cents resold_at created_at",
  },
  booking_moves: { plain: "id booking_id from_state to_state actor created_at", erased: "reason" },
  booking_extras: { plain: "booking_id extra_id name kind per quantity unit_cents vat_code" },
  booking_items: {
    plain: "id booking_id position leg code amount_cents vat_code quantity",
    kept: { supply: "text" },
  },
  vehicle_holds: { plain: "id booking_id quote_id leg vehicle_id busy state expires_at assignment_id created_at" },
  booking_changes: {
    plain: "id booking_id state proposed_by difference_cents decided_by created_at decided_at",
    erased: "before after note answer",
  },
  booking_notes: { plain: "id booking_id author_id kind created_at", erased: "author text" },
  booking_documents: { plain: "id booking_id file_id kind added_by created_at" },
  code_failures: { plain: "count resets_at", erased: "key" },
  weather_days: {
    plain: "id day reach offers reason tells_guests declared_by created_at withdrawn_by withdrawn_at",
  },
  trip_automatic: {
    plain: "trip_id step explained proposals trip_version look_at alarmed_for alarmed_at manual_by updated_at",
  },
  trip_guides: { plain: "trip_id driver_id assigned_by created_at" },
  trip_moves: { plain: "id trip_id from_state to_state actor created_at", erased: "reason" },
  trip_events: {
    plain:
      "id trip_id seq event occurred_at received_at happened_at clock_behind_s actor battery_percent outcome note_hash previous_hash hash",
    erased: "note",
    staff: "latitude longitude accuracy_m",
  },
  no_show_requests: {
    plain: "id trip_id driver_id state asked_at decided_by decided_at created_at",
    erased: "answer",
  },
  trip_waits: {
    plain: `trip_id booking_id started_at met_at free_minutes step_cents steps state charged_at waived_by waived_at
      created_at`,
    erased: "reason",
  },
  // The photograph is a stored file, deleted with its row.
  trip_photos: {
    plain: "id kind trip_id vehicle_id record_id driver_id file_id occurred_at received_at happened_at clock_behind_s",
    staff: "latitude longitude accuracy_m",
  },
  trip_notes: { plain: "id trip_id booking_id kind driver_id created_at", erased: "text", staff: "author" },
  driver_messages: {
    plain: "id driver_id trip_id booking_id direction written_at received_at read_at read_by held_until",
    erased: "text",
    staff: "author",
  },
  trip_flights: {
    plain: "trip_id scheduled_at expected_at status terminal gate source checked_at planned_for version",
    erased: "flight_number",
  },
  // Name, email and networks are deleted by the schedule some months after the trip.
  live_links: {
    plain: "id trip_id booking_id kind created_by created_at withdrawn_by withdrawn_at",
    erased: "name email",
  },
  live_link_openings: { plain: "link_id first_at last_at times", erased: "network" },
  late_notices: { plain: "id trip_id minutes created_at" },
  arrival_screens: { plain: "id organisation_id created_by created_at withdrawn_at seen_at", business: "name" },
  trips: {
    plain:
      "id booking_id leg part state version pickup_at planned_end passengers bags child_seats child_seat_sizes vehicle_class price_cents cancelled_at fee_cents reminded_at told_arrival_at split_from continues created_at",
    erased: "flight_number cancel_reason",
    kept: { supply: "pickup_location destination stops" },
  },

  payments: {
    plain: `id booking_id invoice_id credit_booking_id credit_invoice_id share_id voucher_id again_of method provider state version amount_cents fee_cents refunded_cents
      provider_payment_id transfer_reference expires_at paid_at created_at updated_at cash_driver_id card_id card_asked_at person_id`,
  },
  saved_cards: {
    plain: "id user_id payment_id reference provider wording_version wording created_at saved_at removed_at",
    erased: "token_cipher",
  },
  vouchers: {
    plain: "id number amount_cents created_at sold_at expires_on terms_version",
    erased: "buyer_name buyer_email recipient_name recipient_email message",
  },
  bill_splits: { plain: "id booking_id pay_until created_at ended_at" },
  bill_shares: { plain: "id split_id position portions is_booker reminded_at", erased: "name email" },
  credit_refunds: { plain: "id payment_id amount_cents refunded_on recorded_by created_at" },
  payment_moves: { plain: "id payment_id from_state to_state actor created_at", erased: "reason" },
  payment_notifications: {
    plain: `id provider received_at payment_id provider_payment_id status amount_cents checks verdict reason
      replay_of processed_at`,
    erased: "ip headers raw",
  },
  transfer_proofs: {
    plain: "id payment_id file_id claimed_cents claimed_on state decided_by decided_at created_at sha256",
    erased: "payer reason",
  },
  bank_imports: { plain: "id format lines new_lines matched unread imported_by created_at", business: "name" },
  bank_lines: {
    plain: "id import_id booked_on amount_cents fingerprint created_at allocated_cents aside_by aside_at",
    kept: { bank: "description" },
  },
  bank_allocations: { plain: "id bank_line_id payment_id amount_cents made_received matched_by created_at" },
  refund_accounts: {
    plain: "booking_id given_by created_at updated_at",
    erased: "holder bank branch_code account_type account_cipher account_ending",
  },
  refunds: {
    plain: `id booking_id payment_id state version amount_cents paid_cents fee_cents reason_code policy hours_before
      document_id method provider_refund_id asked_at key requested_by approved_by second_approved_by created_at updated_at`,
    erased: "note",
  },
  refund_moves: { plain: "id refund_id from_state to_state actor created_at", erased: "reason" },
  sandbox_transactions: {
    plain: "id number status notify_url notified next_notice_at refunded_cents created_at",
    erased: "form",
  },

  quotes: {
    plain: `id number version state row_version enquiry_id booking_id booking_reference deposit_share rest_due_hours keeps_vehicle
      valid_until accepted_option accepted_at terms_version decline_reason first_viewed_at views reminders sent_at
      created_by created_at updated_at person_id`,
    erased: `customer_name customer_email customer_phone journey title message inclusions exclusions payment_terms
      internal_note accepted_name decline_note`,
  },
  quote_numbers: { plain: "month last" },
  quote_options: {
    plain: "id quote_id letter total_cents discount_cents cost_cents promo_code promo promo_cents",
    erased: "title description lines journey",
  },
  quote_moves: { plain: "id quote_id from_state to_state actor created_at", erased: "reason" },
  quote_views: { plain: "id quote_id viewed_at", erased: "ip user_agent" },

  people: {
    plain: `id first_seen_at last_seen_at version language source merged_into organisation_id partner_id bookings no_shows
      spent_cents owed_cents last_trip_at consents blocked_until`,
    erased: "first_name last_name email phone tags preferences",
  },
  person_contacts: { plain: "id person_id kind since source", erased: "value key" },
  person_notes: { plain: "id person_id author_id created_at", erased: "author text" },
  person_consents: {
    plain: "id person_id purpose channel is_given wording_version recorded_by at",
    erased: "wording source",
  },
  person_blocks: { plain: "id person_id from_at until blocked_by lifted_at lifted_by", erased: "reason" },
  person_merges: { plain: "id kept_id gone_id merged_at merged_by moved undone_at undone_by", erased: "before" },
  enquiries: {
    plain: `id reference kind state service_type source version taken_by taken_at answered_at escalated_at
      response_due_at created_at updated_at person_id`,
    erased: "name email phone message details page lost_reason",
  },
  enquiry_moves: { plain: "id enquiry_id from_state to_state actor created_at", erased: "reason" },
  enquiry_answers: { plain: "id enquiry_id author_id kind created_at", erased: "author text" },
  tasks: {
    plain: `id kind subject_kind subject_id state due_at created_at done_at done_by assigned_to assigned_at assigned_by
      snoozed_until created_by version`,
    erased: "title note",
  },
  deals: {
    plain: `id state version person_id organisation_id value_cents probability expected_on owner_id closed_at created_by
      created_at updated_at`,
    erased: "title note lost_reason",
  },
  deal_moves: { plain: "id deal_id from_state to_state actor created_at", erased: "reason" },
  deal_links: { plain: "deal_id subject_kind subject_id added_by added_at" },
  relationships: {
    plain: "id person_id kind other_person_id organisation_id created_by created_at",
    erased: "note",
  },

  invoices: {
    plain: `id number kind state booking_id organisation_id total_cents vat_cents paid_cents issued_at due_on version
      credits_id credited_cents is_supplement sent_at is_chased promised_on chased_on vat_rate month reissue_of created_by created_at`,
    erased: "buyer_name buyer_email buyer",
    kept: { document: "note" },
    business: "seller trading_name",
  },
  invoice_lines: {
    plain: `id invoice_id position service_on quantity unit_cents vat_code net_cents vat_cents gross_cents booking_id trip_id`,
    kept: { document: "text" },
  },
  invoice_bookings: {
    plain: "invoice_id booking_id position cost_centre billed_cents credited_cents paid_cents",
    business: "purchase_order project",
  },
  invoice_moves: { plain: "id invoice_id from_state to_state actor created_at", erased: "reason" },
  invoice_payments: {
    plain: "id invoice_id payment_id amount_cents method refund_id paid_on recorded_by created_at",
    erased: "note",
  },
  number_series: { plain: "name next" },
  invoice_details: {
    plain: "id booking_id organisation_id updated_by updated_at",
    erased: "email name address vat_number",
  },
  locked_months: { plain: "month locked_by locked_at" },

  drivers: {
    plain: "id user_id provider_id is_guide state version updated_at left_at created_at",
    staff:
      "first_name last_name phone email licence_code permit_expires_on languages home_area born_on photo_id offered_photo_id photo_answer note",
  },
  driver_moves: { plain: "id driver_id from_state to_state actor created_at", staff: "reason" },
  driver_shifts: { plain: "id driver_id weekday starts ends" },
  driver_absences: {
    plain: "id driver_id kind span state version answered_by answered_at created_by created_at",
    staff: "reason answer",
  },
  documents: {
    plain:
      "id owner_kind owner_id type issued_on expires_on allows file_id state version uploaded_by created_at updated_at",
    staff: "number reject_reason",
  },
  document_moves: { plain: "id document_id from_state to_state actor created_at", staff: "reason" },
  document_reminders: { plain: "document_id days sent_at" },
  assignments: {
    plain: `id trip_id driver_id vehicle_id state version overridden busy mode rank provider_id payout_cents expected_pay_cents explained offered_at
      expires_at responded_at reconfirm_asked_at created_at`,
    staff: "override_reason reason",
  },
  assignment_moves: { plain: "id assignment_id from_state to_state actor created_at", staff: "reason" },
  sandbox_flights: { plain: "number day scheduled_at delay_minutes status" },
  plan_drafts: { plain: "id day state version created_by created_at updated_at", staff: "name changes" },
  route_runs: {
    plain: `id day state version wishes facts progress figures plan_number stop_requested applied_at applied_by applied_plan applied_trips created_by
      created_at started_at heard_at ended_at`,
  },
  route_run_plans: { plain: "run_id number before_number kind trip_id crews left_out pinned lateness made_by made_at" },
  dispatch_handovers: { plain: "id risks given_by given_at taken_by taken_at withdrawn_at", staff: "note" },
  ...workData,
  ...privacyData,
  claims: {
    plain: "id language kind about stated_on stars face position withdrawn_at version created_at updated_at",
    business: "title text source author place service consent",
  },
  reviews: {
    plain: "id rating recommends review_date verified state source source_key imported_at version created_at",
    business: "import_file reviewer_name reviewer_profile_url reviewer_image review_text review_url location",
  },
  ratings: {
    plain: `id trip_id booking_id driver_id state version overall punctuality vehicle driving wants_reply is_anonymous
      reject_reason answered_at asked_at reminded_at given_at dispute_state disputed_at dispute_decided_at updated_at
      person_id`,
    erased: "words private_message reply",
    staff: "dispute_text dispute_answer",
  },
  rating_photos: { plain: "id rating_id file_id position wording_version wording created_at" },
  rating_moves: { plain: "id rating_id from_state to_state actor created_at", erased: "reason" },
  rating_opt_outs: { plain: "created_at", erased: "email" },
  company_settings: { plain: "id updated_at", business: "details" },
  settings: { plain: "name version updated_by updated_at", business: "value" },
  vehicle_classes: {
    plain: `id position name plural fewest most bags bags_text pulls_trailer comfort grade inside description drawing pictures is_base state
      version updated_by updated_at`,
  },
  catalogue_pictures: {
    plain: `id hash width height file_id small_width small_file_id added_at name alt focus_x focus_y
      version is_damaged`,
    staff: "added_by",
  },
  picture_copies: { plain: "picture_id width format content" },
  vehicle_class_versions: { plain: "class_id version facts saved_at saved_by" },
  extras: {
    plain: `id position kind per price_cents vat_code services offers vehicle_classes most stock notice_hours needs_approval state
      version created_at updated_at`,
    business: "words",
  },
  extra_versions: { plain: "extra_id version saved_by saved_at", business: "content" },
  tariffs: { plain: "version state valid_from created_by created_at", business: "content note" },
  promo_codes: {
    plain: `id state share amount_cents least_cents services tours vehicle_classes book_from book_until travel_from
      travel_until first_only limit_total limit_each partner_id combines version created_by created_at updated_at`,
    business: "code note",
  },
  promo_uses: { plain: "booking_id promo_id discount_cents taken_at given_back_at" },

  health_checks: { plain: "id status since measured ran_at took_ms" },
  health_runs: { plain: "check_id run_id held_until" },
  health_changes: { plain: "id check_id status measured at" },
  health_alarms: { plain: "id check_id severity raised_at measured ended_at ended_measured" },
  call_counts: { plain: "slot kind name up_to_ms calls failed" },
  service_answers: { plain: "name last_ok_at last_failed_at last_error" },
  error_reports: { plain: "code correlation_id at origin place message version" },
  scheduled_runs: {
    plain: "task cron known_since worker_since started_at ended_at succeeded_at failed_in_a_row error",
  },
  events: { plain: "id type correlation_id created_at held_by", erased: "payload" },
  reaction_runs: { plain: "event_id reaction ran_at" },
  // Words of our team; the author’s name goes with the account.
  word_versions: { plain: "id kind language version texts created_at", staff: "author_id author reason" },
  mail_notices: { plain: "id source_id kind status at", erased: "address detail" },
  suppressed_addresses: { plain: "reason since lifted_at lifted_by", erased: "address detail" },
  // What our team writes to many.
  campaigns: {
    plain: `id name language subject heading body button_label button_path filter per_day state version scheduled_for finished_at
      created_at updated_at`,
    staff: "author",
  },
  campaign_moves: { plain: "id record_id from_state to_state created_at", staff: "actor reason" },
  campaign_recipients: { plain: "id campaign_id person_id state reason sent_at unsubscribed_at" },
  messages: {
    plain: `id template state attempts created_at sent_at next_try_at channel event trip_id needed_at provider provider_id handed_at
      delivered_at read_at escalated_at cost_cents segments in_reply_to_thread person_id`,
    erased: "answers_message_id key recipient subject html body error attachments about reply_to unsubscribe_url facts",
  },
  threads: {
    plain: `id root person_id version waits_for is_unread assigned_to assigned_at assigned_by writing_by writing_until answer_due_at last_at last_channel
      last_direction created_at updated_at`,
    erased: "contact name last_text",
  },
  inbound_messages: {
    plain: "id channel provider received_at person_id thread_id is_known others",
    erased: "provider_id sender name subject text message_id",
  },
  thread_words: { plain: "id thread_id kind channel author_id created_at", erased: "caller author text" },
  canned_replies: { plain: "id language version created_at updated_at removed_at", business: "title text" },
  mailboxes: { plain: "uid_validity last_uid held_by held_until read_at", business: "name error" },
  phone_opt_outs: { plain: "since", erased: "phone_key" },
  // The address of a caller, provider or not; kept for 30 days.
  channel_notifications: { plain: "id provider received_at verdict kind reason", business: "ip" },
  sandbox_phones: { plain: "mode updated_at", erased: "number" },
  sandbox_texts: {
    plain: "id channel provider direction sender_data deduplication_id status notices created_at next_notice_at",
    erased: "number text",
  },
  // Callers are counted under keyed hashes; counts expire within a day.
  rate_limits: { plain: "key count resets_at" },
  idempotency_keys: { plain: "request_hash status created_at", erased: "key answer" },
  // Visits can’t be traced to a person: identifiers are sealed, and addresses are kept for a day at most.
  visit_events: {
    plain: "id kind path referrer_site props amount_cents once_key visitor address agent created_at",
  },
  booking_steps: { plain: "id step path service visitor source created_at" },
  site_version: { plain: "id version" },
  sale_version: { plain: "id token" },
  audit_log: {
    plain: "id at actor_id actor impersonator_id action subject_kind subject_id",
    erased: "reason details ip",
  },
  backups: {
    plain: `id state started_by folder name started_at ended_at verified_at is_encrypted size_bytes row_count error`,
  },
  restore_drills: { plain: "id state started_by backup_name started_at ended_at checks error" },
  restores: { plain: "id backup_name taken_at restored_at is_copy" },
  import_runs: {
    plain: "id kind scope created_by created_at added changed unchanged changes undone_at undone_by",
    staff: "file_name",
  },
  held_actions: {
    plain: "id kind permission subjects created_at until undone_at",
    erased: "title draft",
    staff: "actor",
  },
  held_rows: { plain: "id action_id table_name", erased: "before after" },
  imported_rows: { plain: "id run_id table_name", erased: "before after" },
  stored_files: {
    plain: "id type size claim_hash owner_kind owner_id created_at",
    erased: "name sha256 content",
  },
};
