import type { PersonalData } from "#platform/table-entry.ts";

/** The privacy desk’s entries in the register of personal data. */
export const privacyData: PersonalData = {
  // Hashes that identify no one, so that a restored backup can be erased again.
  erased_people: { plain: "id erased_at salt address_hash user_id" },
  // Proof that a request was made and answered in time: kept without a name.
  privacy_requests: {
    plain: `id reference kind state version source user_id received_at due_at extended_at identity assigned_to fee_cents
      fee_paid_at ground acknowledged_at copied_at erased_at closed_at created_by created_at updated_at`,
    erased: "name email phone words extension_reason",
  },
  // Our team’s description of a breach; people affected are listed separately.
  privacy_breaches: {
    plain: `id reference version happened_on discovered_at due_at regulator_notified_at sending_at closed_at created_by created_at
      updated_at`,
    business: "title story data_kinds consequences measures advice regulator_number subject words lessons",
  },
  privacy_breach_people: { plain: "id breach_id added_at notified_at", erased: "name email" },
  privacy_request_moves: { plain: "id request_id from_state to_state actor created_at", erased: "reason" },
};
