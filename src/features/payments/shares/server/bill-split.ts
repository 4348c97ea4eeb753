import { accept, type Result } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { GatewayAt } from "../../server/gateways/payfast.ts";
import type { OpenBooking, Opening } from "../../server/open-payment.ts";
import type { Bill } from "../contract.ts";
import { describeBill } from "./describe-bill.ts";

export type ShareTools = { readonly openBooking: OpenBooking; readonly gatewayAt: GatewayAt };

/** Shows the booker how the bill is split, who has paid, and what is due. */
export async function billSplit(
  ctx: Context,
  asked: Opening,
  { openBooking, gatewayAt }: ShareTools,
): Promise<Result<Bill, "not_found" | "locked">> {
  const opened = await openBooking(ctx, asked);
  return opened.ok ? accept(await describeBill(ctx, opened.value.id, gatewayAt)) : opened;
}
