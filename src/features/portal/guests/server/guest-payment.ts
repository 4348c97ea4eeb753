import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { portalContract } from "../contract.ts";
import { openPayable } from "./open-payable.ts";

/** A guest’s payment link, for the partner to copy or send. */
export const guestPayment = (ctx: Context, { reference }: ParsedOf<typeof portalContract.guestPayment>) =>
  openPayable(ctx, reference);
