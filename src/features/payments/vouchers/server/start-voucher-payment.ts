import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { payByLink } from "../../server/pay-by-link.ts";
import type { vouchersContract } from "../contract.ts";
import { voucherPayable } from "./voucher-payable.ts";

/** Starts to pay for a gift voucher by card. */
export const startVoucherPayment = (ctx: Context, input: ParsedOf<typeof vouchersContract.startVoucherPayment>) =>
  payByLink(ctx, voucherPayable, input);
