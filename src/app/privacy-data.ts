import type { PersonalData } from "#platform/table-entry.ts";

/** The registers of the privacy desk: entries of the register of personal data. */
export const privacyData: PersonalData = {
  // Marks that lead to no one, so that a restored backup can be erased again.
  erased_people: { plain: "id erased_at salt address_hash user_id" },
  // That we were asked and answered in time is the proof that we did: it stays, without a name.
  privacy_requests: {
    plain: `id reference kind state version source user_id received_at due_at extended_at identity assigned_to fee_cents
      fee_paid_at ground acknowledged_at copied_at erased_at closed_at created_by created_at updated_at`,
    erased: "name email phone words extension_reason",
  },
  privacy_request_moves: { plain: "id request_id from_state to_state actor created_at", erased: "reason" },
};
