import { whyNotEmailed } from "#domain/privacy/breach.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { breachesContract } from "../contract.ts";
import { breachFacts } from "./draft-breach-email.ts";
import { breachEditor } from "./store.ts";
import { findBreach } from "./views.ts";

type Input = ParsedOf<typeof breachesContract.sendBreachEmails>;

/** Starts sending the confirmed email in the background, in batches. */
export async function sendBreachEmails(ctx: Context, { breach_id: id, version, subject, text }: Input) {
  const locked = await breachEditor.lock(ctx, { id, version });
  if (!locked.ok) return locked;
  const record = await findBreach(ctx.db, id);
  const people = record ? record.people - record.notified : 0;
  const refusal = whyNotEmailed(breachFacts(locked.value), { closedAt: locked.value.closedAt, waiting: people });
  if (refusal) return refuse(refusal);
  const after = await breachEditor.edit(ctx, locked.value, { subject, words: text, sendingAt: ctx.now });
  await recordAudit(ctx, { action: "breach.people_emailed", subject: { kind: "breach", id }, details: { people } });
  await ctx.emit({ type: "breach.emails_wanted", breachId: id });
  return accept({ version: after.version, people });
}
