import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { breachesContract } from "../contract.ts";
import { addPeople, breachEditor } from "./store.ts";

type Input = ParsedOf<typeof breachesContract.addAffected>;

/** Adds everyone who matches the criteria. Repeating it adds no one twice. */
export async function addAffected(ctx: Context, { breach_id: breachId, ...criteria }: Input) {
  const locked = await breachEditor.lock(ctx, { id: breachId });
  if (!locked.ok) return locked;
  if (locked.value.closedAt) return refuse("closed_already");
  const added = await addPeople(ctx.db, { breachId, at: ctx.now }, criteria);
  await breachEditor.edit(ctx, locked.value, {});
  await recordAudit(ctx, {
    action: "breach.people_added",
    subject: { kind: "breach", id: breachId },
    details: { people: added, from: criteria.from, until: criteria.until, sources: criteria.sources.join(" ") },
  });
  return accept({ added });
}
