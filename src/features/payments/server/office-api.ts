import { bind } from "#platform/bind.ts";
import { refuseWithFresh } from "#platform/refuse-with-fresh.ts";
import { paymentsOfficeContract } from "../office-contract.ts";
import { approveRefund, markRefundPaid, rejectRefund } from "./decide-refund.ts";
import { listRefunds, readRefund } from "./list-refunds.ts";

export const paymentsOfficeApi = bind(paymentsOfficeContract, {
  refundsForReview: listRefunds,
  approveRefund: async (ctx, asked) =>
    refuseWithFresh(await approveRefund(ctx, asked), "refund", () => readRefund(ctx, asked.id)),
  rejectRefund: async (ctx, asked) =>
    refuseWithFresh(await rejectRefund(ctx, asked), "refund", () => readRefund(ctx, asked.id)),
  markRefundPaid: async (ctx, asked) =>
    refuseWithFresh(await markRefundPaid(ctx, asked), "refund", () => readRefund(ctx, asked.id)),
});
