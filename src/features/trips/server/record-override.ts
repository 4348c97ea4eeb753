import { nameOfActor } from "#domain/account/roles.ts";
import { keptReason } from "#domain/compliance/overridden-before.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { type Checked, complianceBlocks, showReasons } from "./check-gate.ts";

type Overridden = Checked & { readonly assignmentId: string; readonly because: string };

/** Every override is in the activity log; overriding a safety rule also notifies the owner. */
export async function recordOverride(ctx: Context, { reasons, assignmentId, because }: Overridden): Promise<void> {
  await recordAudit(ctx, {
    action: "assignment.overridden",
    subject: { kind: "assignment", id: assignmentId },
    reason: because,
    details: { reasons: showReasons(reasons), about: reasons.map(keptReason) },
  });
  const blocks = complianceBlocks(reasons);
  if (blocks.length === 0) return;
  await ctx.emit({
    type: "compliance.overridden",
    overrideId: ctx.newId(),
    assignmentId,
    reasons: showReasons(blocks).map(({ text }) => text),
    because,
    by: nameOfActor(ctx.actor),
  });
}
