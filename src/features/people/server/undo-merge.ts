import { personAsking } from "#domain/account/person-asking.ts";
import { canUndoMerge } from "#domain/person/merge.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { peopleContract } from "../contract.ts";
import { separatePeople } from "./store.ts";
import { findCustomer, findMerge, findMerges } from "./views.ts";

export async function undoMerge(ctx: Context, { merge_id }: ParsedOf<typeof peopleContract.undoMerge>) {
  const merge = await findMerge(ctx.db, merge_id);
  if (!merge || merge.undoneAt) return refuse("not_found");
  if (!canUndoMerge(merge, ctx.now)) return refuse("too_late");
  const kept = await findCustomer(ctx.db, merge.keptId);
  const [last] = await findMerges(ctx.db, merge.keptId);
  if (kept?.person.mergedInto || last?.merge.id !== merge.id) return refuse("not_last");
  await separatePeople(ctx.db, { id: merge.id, at: ctx.now, by: personAsking(ctx.actor) });
  await recordAudit(ctx, {
    action: "customer.separated",
    subject: { kind: "customer", id: merge.keptId },
    details: { merged: merge.goneId },
  });
  return accept({ customer_id: merge.keptId });
}
