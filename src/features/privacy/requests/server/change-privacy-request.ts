import { personAsking } from "#domain/account/person-asking.ts";
import { mayCharge } from "#domain/privacy/privacy-request.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { privacyRequestsContract } from "../contract.ts";
import { requestEditor } from "./move-request.ts";
import type { RequestRow } from "./store.ts";

type Input = ParsedOf<typeof privacyRequestsContract.changePrivacyRequest>;

/** Assigns a request, and records the identity check and the fee. Fields left out stay as they are. */
export async function changePrivacyRequest(ctx: Context, input: Input) {
  const locked = await requestEditor.lock(ctx, { id: input.request_id, version: input.version });
  if (!locked.ok) return locked;
  const before = locked.value;
  if (before.state !== "open") return refuse("not_open");
  if (input.fee_cents !== null && !mayCharge(before.kind)) return refuse("no_fee");
  const after = await requestEditor.edit(ctx, before, changesOf(ctx, input));
  await recordAudit(ctx, {
    action: "privacy_request.changed",
    subject: { kind: "privacy_request", id: before.id },
    ...(input.identity && { details: { identity: input.identity } }),
  });
  return accept({ version: after.version });
}

const changesOf = (ctx: Context, input: Input): Partial<RequestRow> => ({
  ...(input.identity && { identity: input.identity }),
  ...(input.is_mine !== null && { assignedTo: input.is_mine ? personAsking(ctx.actor) : null }),
  ...(input.fee_cents !== null && { feeCents: input.fee_cents }),
  ...(input.is_fee_paid !== null && { feePaidAt: input.is_fee_paid ? ctx.now : null }),
});
