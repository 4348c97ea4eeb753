import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { partnerApiContract } from "../contract.ts";
import { openByKey } from "./open-by-key.ts";

/** The same cancellation as in the partner’s dashboard, with the same fee. */
export async function apiCancel(ctx: Context, input: ParsedOf<typeof partnerApiContract.apiCancel>) {
  const opened = await openByKey(ctx, input);
  return opened.ok ? ctx.bookings.cancel(ctx, { ...input, ...opened.value.opening, document: null }) : opened;
}
