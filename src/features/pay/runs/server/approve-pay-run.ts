import { personAsking } from "#domain/account/person-asking.ts";
import { mayApproveRun } from "#domain/pay/pay-run.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { payRunsContract } from "../contract.ts";
import { hasCashChanged } from "./has-cash-changed.ts";
import { movePayRun, payRunMover } from "./move-pay-run.ts";

/** Four eyes above the limit: who drafted a large run can’t approve it. */
export async function approvePayRun(ctx: Context, asked: ParsedOf<typeof payRunsContract.approvePayRun>) {
  const found = await payRunMover.lock(ctx, { id: asked.run_id, version: asked.version });
  if (!found.ok) return found;
  const by = personAsking(ctx.actor);
  const { totalCents, createdBy: draftedBy } = found.value;
  if (!mayApproveRun({ totalCents, draftedBy, by })) return refuse("second_person");
  if (await hasCashChanged(ctx, asked.run_id)) return refuse("cash_changed");

  const moved = await movePayRun(ctx, { id: asked.run_id, to: "approved", changes: { approvedBy: by } });
  return moved.ok ? accept({ version: moved.value.version, state: moved.value.state }) : moved;
}
