import { accept, type Result } from "#domain/result.ts";
import type { UseCase } from "#platform/bind.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf, RefusalOf } from "#platform/contract.ts";
import { refuseWithFresh } from "#platform/refuse-with-fresh.ts";
import type { refundsContract } from "../contract.ts";
import { auditRefund } from "./audit-refund.ts";
import { moveRefund } from "./move-refund.ts";
import { readRefund } from "./read-refund.ts";

type Reject = typeof refundsContract.rejectRefund;

export const rejectRefund: UseCase<typeof refundsContract.rejectRefund> = async (ctx, request) =>
  refuseWithFresh(await reject(ctx, request), "refund", () => readRefund(ctx, request.id));

async function reject(
  ctx: Context,
  { id, version, reason }: ParsedOf<Reject>,
): Promise<Result<OutputOf<Reject>, RefusalOf<Reject>>> {
  const moved = await moveRefund(ctx, { id, version, to: "rejected", reason });
  if (!moved.ok) return moved;
  await auditRefund(ctx, "refund.rejected", moved.value, reason);
  return accept({ state: moved.value.state, version: moved.value.version });
}
