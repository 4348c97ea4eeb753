import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { payByLink } from "../../server/pay-by-link.ts";
import type { sharesContract } from "../contract.ts";
import { sharePayable } from "./share-payable.ts";

/** Starts to pay one share of a bill by card. */
export const startSharePayment = (ctx: Context, input: ParsedOf<typeof sharesContract.startSharePayment>) =>
  payByLink(ctx, sharePayable, input);
