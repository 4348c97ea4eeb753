import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { priceCancellation } from "../../server/cancel-legs.ts";
import { cancelInput } from "../../server/cancel-seen.ts";
import type { bookingDeskContract } from "../contract.ts";
import { findBookingRow } from "./views.ts";

/** The fee and refund of a cancellation, in advance. */
export async function previewDeskCancellation(
  ctx: Context,
  input: ParsedOf<typeof bookingDeskContract.previewDeskCancellation>,
) {
  const row = await findBookingRow(ctx.db, input.id);
  if (!row) return refuse("not_found");
  const priced = await priceCancellation(ctx, row, cancelInput(input));
  if (!priced.ok) return refuse("not_possible");
  const { fee, refund, isWhole } = priced.value;
  return accept({ fee_cents: fee, refund_cents: refund, is_whole: isWhole });
}
