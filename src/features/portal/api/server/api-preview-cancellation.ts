import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { partnerApiContract } from "../contract.ts";
import { openByKey } from "./open-by-key.ts";

/** The cost of a cancellation, as in the partner’s dashboard. */
export async function apiPreviewCancellation(
  ctx: Context,
  input: ParsedOf<typeof partnerApiContract.apiPreviewCancellation>,
) {
  const opened = await openByKey(ctx, input);
  return opened.ok ? ctx.bookings.previewCancellation(ctx, { ...input, ...opened.value.opening }) : opened;
}
