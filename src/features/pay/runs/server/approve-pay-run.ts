import { personAsking } from "#domain/account/person-asking.ts";
import { mayApproveRun } from "#domain/pay/pay-run.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { payRunsContract } from "../contract.ts";
import { hasCashChanged } from "./has-cash-changed.ts";
import { movePayRun, payRunMover } from "./move-pay-run.ts";

/** Above the limit the person who drafted a run can’t approve it. */
export async function approvePayRun(ctx: Context, input: ParsedOf<typeof payRunsContract.approvePayRun>) {
  const result = await payRunMover.lock(ctx, { id: input.run_id, version: input.version });
  if (!result.ok) return result;
  const by = personAsking(ctx.actor);
  const { totalCents, createdBy: draftedBy } = result.value;
  if (!mayApproveRun({ totalCents, draftedBy, by })) return refuse("second_person");
  if (await hasCashChanged(ctx, input.run_id)) return refuse("cash_changed");

  const moved = await movePayRun(ctx, { id: input.run_id, to: "approved", changes: { approvedBy: by } });
  return moved.ok ? accept({ version: moved.value.version, state: moved.value.state }) : moved;
}
