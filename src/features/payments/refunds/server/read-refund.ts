import type { Context } from "#platform/context.ts";
import type { ListedRefund } from "../contract.ts";
import { describeRefund } from "./describe-refund.ts";
import { findRefunds, sumTogetherForEach } from "./views.ts";
import { approvalRefusal } from "./weigh-approval.ts";

/** One refund as the list shows it. */
export async function readRefund(ctx: Context, id: string): Promise<ListedRefund | undefined> {
  const [refunds] = await findRefunds(ctx.db, { id, states: undefined, search: "", after: undefined }, 1);
  if (!refunds) return undefined;
  const together = await sumTogetherForEach(ctx.db, [id], ctx.now);
  const togetherCents = together.get(id) ?? 0;
  const { approvedBy } = refunds.refund;
  return describeRefund(refunds, togetherCents, await approvalRefusal(ctx, { approvedBy, togetherCents }));
}
