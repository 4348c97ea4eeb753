import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { endAsNoShow } from "../../server/end-as-no-show.ts";
import { doneWith, lockCurrent } from "../../server/lock-current.ts";
import { priceNoShow } from "../../server/price-no-show.ts";
import type { bookingDeskContract } from "../contract.ts";

/** Records a no-show on the driver’s word. The fee is the one the customer agreed to. */
export async function markNoShow(ctx: Context, input: ParsedOf<typeof bookingDeskContract.markNoShow>) {
  const seen = await lockCurrent(ctx, input);
  if (!seen.ok) return seen;
  const priced = await priceNoShow(ctx, seen.value);
  if (!priced.ok) return priced;
  const ended = await endAsNoShow(ctx, seen.value, priced.value, input.reason);
  if (!ended.ok) return ended;
  const { fee, refund } = priced.value;
  return accept({ ...doneWith(ended.value), fee_cents: fee, refund_cents: refund });
}
