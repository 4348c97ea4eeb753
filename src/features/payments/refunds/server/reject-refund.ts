import { accept, type Result } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf, RefusalOf } from "#platform/contract.ts";
import type { refundsContract } from "../contract.ts";
import { auditRefund } from "./audit-refund.ts";
import { moveRefund } from "./move-refund.ts";

type Reject = typeof refundsContract.rejectRefund;

export async function rejectRefund(
  ctx: Context,
  { id, version, reason }: ParsedOf<Reject>,
): Promise<Result<OutputOf<Reject>, RefusalOf<Reject>>> {
  const moved = await moveRefund(ctx, { id, version, to: "rejected", reason });
  if (!moved.ok) return moved;
  await auditRefund(ctx, "refund.rejected", moved.value, reason);
  return accept({ state: moved.value.state, version: moved.value.version });
}
