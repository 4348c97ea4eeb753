import type { Context } from "#platform/context.ts";
import { lockOverdue } from "../../server/approval-store.ts";
import { findApproval } from "../../server/approval-views.ts";
import { moveApproval } from "./move-approval.ts";
import { tellBooker } from "./tell-booker.ts";

/** Expires approvals without an answer in time, and notifies the booker. */
export async function expireApprovals(ctx: Context): Promise<void> {
  for (const { id } of await lockOverdue(ctx.db, ctx.now)) {
    const moved = await moveApproval(ctx, { id, to: "expired", reason: "no answer", changes: { decidedAt: ctx.now } });
    const approval = moved.ok ? await findApproval(ctx.db, id) : undefined;
    if (!approval) continue;
    await ctx.bookings.letDraftGo(ctx, approval.booking.id);
    await tellBooker(ctx, approval);
  }
}
