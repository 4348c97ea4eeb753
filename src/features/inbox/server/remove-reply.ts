import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { lockReply, updateReply } from "./store.ts";

export async function removeReply(ctx: Context, { id }: { id: string }) {
  if (!(await lockReply(ctx.db, id))) return refuse("not_found");
  await updateReply(ctx.db, id, { removedAt: ctx.now });
  await recordAudit(ctx, { action: "reply.removed", subject: { kind: "canned_reply", id } });
  return accept({});
}
