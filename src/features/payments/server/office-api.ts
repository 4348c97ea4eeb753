import { bind } from "#platform/bind.ts";
import { paymentsOfficeContract } from "../office-contract.ts";
import { approveRefund, markRefundPaid, rejectRefund } from "./decide-refund.ts";
import { listRefunds } from "./list-refunds.ts";

export const paymentsOfficeApi = bind(paymentsOfficeContract, {
  refundsForReview: listRefunds,
  approveRefund,
  rejectRefund,
  markRefundPaid,
});
