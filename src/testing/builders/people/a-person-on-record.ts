import { newId } from "#platform/ids.ts";

type Put = (table: string, input: Readonly<Record<string, unknown>>) => Promise<string>;

/** A customer record with everything our team can add to it before the first booking. */
export async function fillRecord(put: Put, email: string, past: Date) {
  const seen = { first_seen_at: past, last_seen_at: past };
  const person = await put("people", { id: newId(), email, ...seen });
  const ofPerson = { person_id: person };
  await put("person_contacts", { id: newId(), ...ofPerson, kind: "email", key: email, since: past, source: "booking" });
  await put("person_contacts", { id: newId(), ...ofPerson, kind: "phone", since: past, source: "booking" });
  await put("person_notes", { id: newId(), ...ofPerson, created_at: past });
  const consent = { purpose: "marketing", channel: "email", is_given: true, wording_version: 1, at: past };
  await put("person_consents", { id: newId(), ...ofPerson, ...consent });
  await put("person_blocks", { id: newId(), ...ofPerson, from_at: past });
  const made = { created_at: past };
  const value = { value_cents: 100, probability: 20, expected_on: "2026-12-01", updated_at: past };
  const deal = await put("deals", { id: newId(), ...ofPerson, state: "lost", ...value, ...made });
  await put("deal_moves", { id: newId(), deal_id: deal, to_state: "lost", actor: "system", ...made });
  const gone = await put("people", { id: newId(), email: "", merged_into: person, ...seen });
  await put("relationships", { id: newId(), ...ofPerson, kind: "assistant", other_person_id: gone, ...made });
  const merged = { kept_id: person, gone_id: gone, merged_at: past, moved: {} };
  await put("person_merges", { id: newId(), ...merged });
}
