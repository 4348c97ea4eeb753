import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { maintenanceContract } from "../contract.ts";
import { describeMaintenance } from "./describe-maintenance.ts";
import { endWindow } from "./store.ts";

export async function endMaintenance(ctx: Context, { id }: ParsedOf<typeof maintenanceContract.endMaintenance>) {
  const { db, now, actor } = ctx;
  const isEnded = await endWindow(db, id, { at: now, by: actor.kind === "person" ? actor.userId : null });
  if (!isEnded) return refuse("not_found");
  await recordAudit(ctx, { action: "maintenance.ended", subject: { kind: "maintenance", id } });
  await ctx.touchSite();
  return accept(await describeMaintenance(ctx));
}
