import { accept, type Result, refuse } from "#domain/result.ts";
import type { UseCase } from "#platform/bind.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf, RefusalOf } from "#platform/contract.ts";
import { refuseWithFresh } from "#platform/refuse-with-fresh.ts";
import type { refundsContract } from "../contract.ts";
import { auditRefund } from "./audit-refund.ts";
import { readRefund } from "./read-refund.ts";
import { settleRefund } from "./settle-refund.ts";
import { lockRefund } from "./store.ts";

type Mark = typeof refundsContract.markRefundPaid;

export const markRefundPaid: UseCase<typeof refundsContract.markRefundPaid> = async (ctx, request) =>
  refuseWithFresh(await markPaid(ctx, request), "refund", () => readRefund(ctx, request.id));

async function markPaid(
  ctx: Context,
  { id, version, note }: ParsedOf<Mark>,
): Promise<Result<OutputOf<Mark>, RefusalOf<Mark>>> {
  // A refund that is with the gateway must not be paid by hand as well.
  const before = await lockRefund(ctx.db, id);
  if (before && before.state !== "manual_transfer") return refuse("not_possible");
  const settled = await settleRefund(ctx, { id, version, reason: note || "paid manually" });
  if (!settled.ok) return settled;
  await auditRefund(ctx, "refund.paid_by_hand", settled.value, note);
  return accept({ state: settled.value.state, version: settled.value.version });
}
