import { bind } from "#platform/bind.ts";
import { refuseWithFresh } from "#platform/refuse-with-fresh.ts";
import { refundsContract } from "../contract.ts";
import { approveRefund, markRefundPaid, rejectRefund } from "./approve-refund.ts";
import { readRefund, refundsForReview } from "./refunds-for-review.ts";

export const refundsApi = bind(refundsContract, {
  refundsForReview,
  approveRefund: async (ctx, asked) =>
    refuseWithFresh(await approveRefund(ctx, asked), "refund", () => readRefund(ctx, asked.id)),
  rejectRefund: async (ctx, asked) =>
    refuseWithFresh(await rejectRefund(ctx, asked), "refund", () => readRefund(ctx, asked.id)),
  markRefundPaid: async (ctx, asked) =>
    refuseWithFresh(await markRefundPaid(ctx, asked), "refund", () => readRefund(ctx, asked.id)),
});
