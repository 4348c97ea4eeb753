import type { privacyRequestsContract } from "#features/privacy/requests/contract.ts";
import { recordPrivacyRequest } from "#features/privacy/requests/server/record-privacy-request.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";

type Form = ParsedOf<typeof privacyRequestsContract.recordPrivacyRequest>;

/** A request for access that came by phone, as our team records it. */
export const aRequestForm = (changes: Partial<Form> = {}): Form => ({
  kind: "access",
  source: "phone",
  received_on: "2026-11-02",
  name: "Emily Hartwell",
  email: "emily@example.com",
  phone: "",
  words: "Please send me all you have.",
  ...changes,
});

/** Recorded by this colleague; returns its id. */
export async function aPrivacyRequest(team: Context, changes: Partial<Form> = {}): Promise<string> {
  const result = await recordPrivacyRequest(team, aRequestForm(changes));
  if (!result.ok) throw new Error(result.reason);
  return result.value.id;
}

export const allRequests = { view: "all", search: "", request_id: null, size: 25, after: null } as const;
export const plainAnswer = { ground: null, days: null, reason: "" } as const;
export const noChange = { identity: null, is_mine: null, fee_cents: null, is_fee_paid: null } as const;
