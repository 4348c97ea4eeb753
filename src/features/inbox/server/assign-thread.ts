import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { inboxContract } from "../contract.ts";
import { editThread, lockSeenThread } from "./keep-thread.ts";
import { findColleagues } from "./views.ts";

/** Says who answers. */
export async function assignThread(ctx: Context, input: ParsedOf<typeof inboxContract.assignThread>) {
  const seen = await lockSeenThread(ctx, input);
  if (!seen.ok) return seen;
  const { user_id: userId } = input;
  if (userId !== null && !(await findColleagues(ctx.db)).some(({ id }) => id === userId)) return refuse("no_colleague");
  const after = await editThread(ctx, seen.value, {
    assignedTo: userId,
    assignedAt: ctx.now,
    assignedBy: personAsking(ctx.actor),
  });
  await recordAudit(ctx, {
    action: userId === null ? "thread.unassigned" : "thread.assigned",
    subject: { kind: "thread", id: after.id },
    details: { ...(userId !== null && { to: userId }) },
  });
  return accept({ thread: after.id, version: after.version });
}
