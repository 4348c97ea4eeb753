import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { partnerApiContract } from "../contract.ts";
import { openByKey } from "./open-by-key.ts";

/** The same change as in the partner’s dashboard, by the same rules. */
export async function apiChange(ctx: Context, input: ParsedOf<typeof partnerApiContract.apiChange>) {
  const opened = await openByKey(ctx, input);
  return opened.ok ? ctx.bookings.change(ctx, { ...input, ...opened.value.opening }) : opened;
}
