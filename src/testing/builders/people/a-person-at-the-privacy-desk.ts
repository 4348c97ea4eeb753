import { newId } from "#platform/ids.ts";

type Put = (table: string, input: Readonly<Record<string, unknown>>) => Promise<string>;

/** A privacy request by the person, and a breach that affected them. */
export async function fillPrivacy(put: Put, { email, userId }: { email: string; userId: string | null }) {
  const at = new Date("2026-09-01T08:00:00Z");
  const request = await put("privacy_requests", {
    id: newId(),
    reference: "PR-7KQ2M4",
    kind: "access",
    state: "granted",
    source: "email",
    user_id: userId,
    email,
    received_at: at,
    due_at: new Date("2026-10-01T08:00:00Z"),
    created_by: "system",
    created_at: at,
    updated_at: at,
  });
  const move = { id: newId(), request_id: request, to_state: "granted", actor: "system", created_at: at };
  await put("privacy_request_moves", move);
  const times = { discovered_at: at, due_at: at, created_at: at, updated_at: at };
  const breach = await put("privacy_breaches", {
    id: newId(),
    reference: "BR-7KQ2M4",
    title: "A laptop was stolen",
    created_by: "system",
    ...times,
  });
  await put("privacy_breach_people", { id: newId(), breach_id: breach, email, added_at: at });
}
