import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { endDueWindows } from "./store.ts";

/** Records an automatic end and re-renders the pages without their banner. Calls were open from that moment on. */
export async function endDueMaintenance(ctx: Context): Promise<void> {
  for (const { id } of await endDueWindows(ctx.db, ctx.now)) {
    await recordAudit(ctx, { action: "maintenance.ended", subject: { kind: "maintenance", id } });
    await ctx.touchSite();
  }
}
