import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { portalContract } from "../contract.ts";
import { openPayable } from "./open-payable.ts";

/** Where a guest pays, for the desk to copy or to send. */
export const guestPayment = (ctx: Context, { reference }: ParsedOf<typeof portalContract.guestPayment>) =>
  openPayable(ctx, reference);
