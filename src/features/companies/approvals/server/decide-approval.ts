import { accept, type Result, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { approvalIdOf } from "../../server/approval-link.ts";
import { lockApproval } from "../../server/approval-store.ts";
import { type ApprovalRecord, findApproval } from "../../server/approval-views.ts";
import { lockCompany } from "../../server/company-store.ts";
import type { approvalsContract } from "../contract.ts";
import { describeApproval } from "./describe-approval.ts";
import { moveApproval } from "./move-approval.ts";
import { tellBooker } from "./tell-booker.ts";
import { approverOf, obstacleTo } from "./weigh-approval.ts";

/** An approver decides. The first decision counts; later ones change nothing. */
export async function decideApproval(ctx: Context, input: ParsedOf<typeof approvalsContract.decideApproval>) {
  const id = approvalIdOf(ctx, input);
  const row = id ? await lockApproval(ctx.db, id) : undefined;
  const result = row && (await findApproval(ctx.db, row.id));
  const approver = result && (await approverOf(ctx, result, input.by));
  if (!row || !result || !approver) return refuse("not_found");
  const isApproved = input.answer === "approve";
  await lockCompany(ctx.db, row.organisationId);
  const obstacle = await obstacleTo(ctx, result, approver);
  if (obstacle === "own_booking") return refuse(obstacle);
  if (row.state !== "waiting" || row.expiresAt <= ctx.now) return accept(describeApproval(result, ctx.now));
  if (isApproved && obstacle) return refuse(obstacle);

  const done = isApproved ? await approve(ctx, result) : await letGo(ctx, result);
  if (!done.ok) return done;
  await moveApproval(ctx, {
    id: row.id,
    to: isApproved ? "approved" : "refused",
    reason: input.note,
    by: `approver:${input.by}`,
    changes: { decidedBy: approver.name, decidedAt: ctx.now, note: input.note },
  });
  await recordAudit(ctx, {
    action: isApproved ? "company.booking_approved" : "company.booking_refused",
    subject: { kind: "organisation", id: row.organisationId },
    reason: input.note,
    details: { booking: result.booking.reference, approver: input.by },
  });
  const decided = await findApproval(ctx.db, row.id);
  if (!decided) throw new Error("The approval was decided and is not there.");
  await tellBooker(ctx, decided);
  return accept(describeApproval(decided, ctx.now));
}

async function approve(ctx: Context, { booking }: ApprovalRecord): Promise<Result<null, "no_vehicle_free">> {
  const sold = await ctx.bookings.approveDraft(ctx, booking.id);
  return sold.ok ? accept(null) : refuse("no_vehicle_free");
}

async function letGo(ctx: Context, { booking }: ApprovalRecord): Promise<Result<null>> {
  await ctx.bookings.letDraftGo(ctx, booking.id);
  return accept(null);
}
