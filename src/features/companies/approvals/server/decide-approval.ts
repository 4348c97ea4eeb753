import { standingOf } from "#domain/corporate/account-standing.ts";
import { mayApprove } from "#domain/corporate/travel-policy.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { lockCompany } from "../../record/server/store.ts";
import type { approvalsContract } from "../contract.ts";
import { approvalIdOf } from "./approval-link.ts";
import { describeApproval } from "./describe-approval.ts";
import { moveApproval } from "./move-approval.ts";
import { lockApproval } from "./store.ts";
import { tellBooker } from "./tell-booker.ts";
import { bookedBy, type FoundApproval, findAccountFacts, findApproval, findApprovers } from "./views.ts";

/** An approver answers. The first answer counts: pressed again, or by another approver, it changes nothing. */
export async function decideApproval(ctx: Context, asked: ParsedOf<typeof approvalsContract.decideApproval>) {
  const id = approvalIdOf(ctx, asked);
  const row = id ? await lockApproval(ctx.db, id) : undefined;
  const found = row && (await findApproval(ctx.db, row.id));
  const approver = found && (await approverOf(ctx, found, asked.by));
  if (!row || !found || !approver) return refuse("not_found");
  if (!mayApprove(approver, bookedBy(found))) return refuse("own_booking");
  if (row.state !== "waiting" || row.expiresAt <= ctx.now) return accept(describeApproval(found, ctx.now));

  const isApproved = asked.answer === "approve";
  const done = isApproved ? await approve(ctx, found) : await letGo(ctx, found);
  if (!done.ok) return done;
  await moveApproval(ctx, {
    id: row.id,
    to: isApproved ? "approved" : "refused",
    reason: asked.note,
    by: `approver:${asked.by}`,
    changes: { decidedBy: approver.name, decidedAt: ctx.now, note: asked.note },
  });
  await recordAudit(ctx, {
    action: isApproved ? "company.booking_approved" : "company.booking_refused",
    subject: { kind: "organisation", id: row.organisationId },
    reason: asked.note,
    details: { booking: found.booking.reference, approver: asked.by },
  });
  const decided = await findApproval(ctx.db, row.id);
  if (!decided) throw new Error("The approval was decided and is not there.");
  await tellBooker(ctx, decided);
  return accept(describeApproval(decided, ctx.now));
}

/** Who has left, or approves no longer, has a link that no longer opens anything. */
async function approverOf(ctx: Context, { approval }: FoundApproval, by: string) {
  const approver = (await findApprovers(ctx.db, approval.organisationId)).find(({ id }) => id === by);
  return approver && { ...approver, name: `${approver.firstName} ${approver.lastName}`.trim() };
}

/** Credit is looked at again: a day may lie between. */
async function approve(
  ctx: Context,
  { approval, booking }: FoundApproval,
): Promise<Result<null, "account_closed" | "no_vehicle_free">> {
  await lockCompany(ctx.db, approval.organisationId);
  const facts = await findAccountFacts(ctx.db, approval.organisationId, ctx.now);
  if (!facts || standingOf(facts, booking.totalCents ?? 0) !== "open") return refuse("account_closed");
  const sold = await ctx.bookings.approveDraft(ctx, booking.id);
  return sold.ok ? accept(null) : refuse("no_vehicle_free");
}

async function letGo(ctx: Context, { booking }: FoundApproval): Promise<Result<null>> {
  await ctx.bookings.letDraftGo(ctx, booking.id);
  return accept(null);
}
