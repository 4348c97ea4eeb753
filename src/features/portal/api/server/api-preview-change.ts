import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { partnerApiContract } from "../contract.ts";
import { openByKey } from "./open-by-key.ts";

/** The cost of a change, as in the partner’s dashboard. */
export async function apiPreviewChange(ctx: Context, input: ParsedOf<typeof partnerApiContract.apiPreviewChange>) {
  const opened = await openByKey(ctx, input);
  return opened.ok ? ctx.bookings.previewChange(ctx, { ...input, ...opened.value.opening }) : opened;
}
