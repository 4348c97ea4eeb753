import { bind } from "#platform/bind.ts";
import { refuseWithFresh } from "#platform/refuse-with-fresh.ts";
import { refundsContract } from "../contract.ts";
import { approveRefund } from "./approve-refund.ts";
import { markRefundPaid } from "./mark-refund-paid.ts";
import { readRefund } from "./read-refund.ts";
import { refundsForReview } from "./refunds-for-review.ts";
import { rejectRefund } from "./reject-refund.ts";

export const refundsApi = bind(refundsContract, {
  refundsForReview,
  approveRefund: async (ctx, input) =>
    refuseWithFresh(await approveRefund(ctx, input), "refund", () => readRefund(ctx, input.id)),
  rejectRefund: async (ctx, input) =>
    refuseWithFresh(await rejectRefund(ctx, input), "refund", () => readRefund(ctx, input.id)),
  markRefundPaid: async (ctx, input) =>
    refuseWithFresh(await markRefundPaid(ctx, input), "refund", () => readRefund(ctx, input.id)),
});
