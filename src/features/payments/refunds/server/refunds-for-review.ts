import { type Accepted, accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf } from "#platform/contract.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";
import type { refundsContract } from "../contract.ts";
import { describeRefund } from "./describe-refund.ts";
import { countRefunds, findRefunds, sumTogetherForEach } from "./views.ts";
import { approvalRefusal } from "./weigh-approval.ts";

type List = typeof refundsContract.refundsForReview;

const pageSize = 30;

/** Refunds for our team, newest first. */
export async function refundsForReview(ctx: Context, input: ParsedOf<List>): Promise<Accepted<OutputOf<List>>> {
  const filter = { states: input.states, search: input.search, after: timeKey.read(input.after) };
  const [result, counts] = await Promise.all([findRefunds(ctx.db, filter, pageSize + 1), countRefunds(ctx.db)]);
  const { rows, next } = pageOf(result, pageSize, ({ refund }) =>
    timeKey.write({ at: refund.createdAt, id: refund.id }),
  );
  const ids = rows.map(({ refund }) => refund.id);
  const together = await sumTogetherForEach(ctx.db, ids, ctx.now);
  const refunds = await Promise.all(
    rows.map(async (row) => {
      const togetherCents = together.get(row.refund.id) ?? 0;
      const { approvedBy } = row.refund;
      return describeRefund(row, togetherCents, await approvalRefusal(ctx, { approvedBy, togetherCents }));
    }),
  );
  return accept({ refunds, next, counts });
}
