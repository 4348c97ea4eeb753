import { isAboveRefundLimit } from "#domain/account/refund-limit.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { UseCase } from "#platform/bind.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf, RefusalOf } from "#platform/contract.ts";
import { recordEditor } from "#platform/edit-record.ts";
import { refuseWithFresh } from "#platform/refuse-with-fresh.ts";
import { sumTogether } from "../../server/refund-views.ts";
import type { refundsContract } from "../contract.ts";
import { auditRefund } from "./audit-refund.ts";
import { forwardRefund } from "./forward-refund.ts";
import { moveRefund } from "./move-refund.ts";
import { readRefund } from "./read-refund.ts";
import { lockRefund, type RefundRow, updateRefund } from "./store.ts";
import { findRefund } from "./views.ts";
import { approvalRefusal, userOf } from "./weigh-approval.ts";

const editor = recordEditor<RefundRow>({ lock: lockRefund, update: updateRefund });

type Approve = typeof refundsContract.approveRefund;

/** Approves a refund. A large one needs two people, one of them a super-user. */
export const approveRefund: UseCase<typeof refundsContract.approveRefund> = async (ctx, request) =>
  refuseWithFresh(await approve(ctx, request), "refund", () => readRefund(ctx, request.id));

async function approve(
  ctx: Context,
  { id, version, note }: ParsedOf<Approve>,
): Promise<Result<OutputOf<Approve>, RefusalOf<Approve>>> {
  const refund = await lockRefund(ctx.db, id);
  if (!refund) return refuse("not_found");
  if (refund.version !== version) return refuse("changed_meanwhile", { state: refund.state, version: refund.version });
  if (refund.state !== "requested" && refund.state !== "calculated") return refuse("not_possible");
  // The sum already includes this refund.
  const { subject } = await findRefund(ctx.db, id);
  const togetherCents = await sumTogether(ctx.db, subject, ctx.now);
  if (!isAboveRefundLimit({ amountCents: 0, togetherCents }))
    return release(ctx, refund, { approvedBy: userOf(ctx) }, note);
  if (refund.approvedBy === null) return agreeFirst(ctx, refund, note);
  const refusal = await approvalRefusal(ctx, { approvedBy: refund.approvedBy, togetherCents });
  if (refusal) return refuse(refusal);
  return release(ctx, refund, { secondApprovedBy: userOf(ctx) }, note);
}

async function agreeFirst(ctx: Context, refund: RefundRow, note: string) {
  const { version } = await editor.edit(ctx, refund, { approvedBy: userOf(ctx) });
  await auditRefund(ctx, "refund.first_approved", refund, note);
  return accept({ state: refund.state, version });
}

type Approver = { readonly approvedBy: string | null } | { readonly secondApprovedBy: string | null };

async function release(ctx: Context, refund: RefundRow, approver: Approver, note: string) {
  const moved = await moveRefund(ctx, { id: refund.id, to: "approved", reason: note, changes: approver });
  if (!moved.ok) return moved;
  await auditRefund(ctx, "refund.approved", refund, note);
  await forwardRefund(ctx, refund.id);
  const now = (await lockRefund(ctx.db, refund.id)) ?? moved.value;
  return accept({ state: now.state, version: now.version });
}
