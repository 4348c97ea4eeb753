import { accept, type Result } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { Opening } from "../../server/open-payment.ts";
import type { Bill } from "../contract.ts";
import { describeBill } from "./describe-bill.ts";

/** The split bill for the booker: who has paid, and the amount due. */
export async function billSplit(ctx: Context, opening: Opening): Promise<Result<Bill, "not_found" | "locked">> {
  const opened = await ctx.bookings.open(ctx, opening);
  return opened.ok ? accept(await describeBill(ctx, opened.value.id)) : opened;
}
