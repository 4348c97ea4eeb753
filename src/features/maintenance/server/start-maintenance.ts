import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { maintenanceContract } from "../contract.ts";
import { describeMaintenance } from "./describe-maintenance.ts";
import { endDueWindows, startWindow } from "./store.ts";

/** Closes booking and payment on every instance; drivers, payment notifications and reading go on. */
export async function startMaintenance(ctx: Context, input: ParsedOf<typeof maintenanceContract.startMaintenance>) {
  const { db, now, actor } = ctx;
  const until = input.until === null ? null : new Date(input.until);
  if (until && until <= now) return refuse("ends_in_past");
  // An expired one may still wait for the task that records its end.
  await endDueWindows(db, now);
  const id = ctx.newId();
  const isStarted = await startWindow(db, {
    id,
    reason: input.reason,
    startedAt: now,
    startedBy: actor.kind === "person" ? actor.userId : null,
    until,
    staff: input.staff,
    keepsSelfService: input.keeps_self_service,
    keepsEnquiries: input.keeps_enquiries,
  });
  if (!isStarted) return refuse("already_on");
  await recordAudit(ctx, {
    action: "maintenance.started",
    subject: { kind: "maintenance", id },
    reason: input.reason,
    details: { until: input.until, staff: input.staff },
  });
  await ctx.touchSite();
  return accept(await describeMaintenance(ctx));
}
