import { bind } from "#platform/bind.ts";
import type { OpenBooking } from "../../server/open-payment.ts";
import { refundAccountContract } from "../contract.ts";
import { askForRefundAccount } from "./ask-for-refund-account.ts";
import { giveRefundAccount } from "./give-refund-account.ts";
import { refundAccount } from "./refund-account.ts";
import { refundAccountToPay } from "./refund-account-to-pay.ts";
import { saveRefundAccount } from "./save-refund-account.ts";

/** Where a refund goes that cannot go back by card: given by the customer, paid by our team. */
export const refundAccountApi = (openBooking: OpenBooking) =>
  bind(refundAccountContract, {
    refundAccount: (ctx, input) => refundAccount(ctx, input, openBooking),
    giveRefundAccount: (ctx, input) => giveRefundAccount(ctx, input, openBooking),
    refundAccountToPay,
    saveRefundAccount,
    askForRefundAccount,
  });
