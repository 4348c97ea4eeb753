import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { priceCancellation } from "../../server/cancel-legs.ts";
import type { selfServiceContract } from "../contract.ts";
import { cancelInput, offerCancellation } from "./offer-cancellation.ts";
import { openBooking } from "./open-booking.ts";

/** The fee and the refund, before anyone decides. */
export async function previewCancellation(
  ctx: Context,
  input: ParsedOf<typeof selfServiceContract.previewCancellation>,
) {
  const opened = await openBooking(ctx, { reference: input.reference, code: input.code ?? null });
  if (!opened.ok) return opened;
  const priced = await priceCancellation(ctx, opened.value, cancelInput(input));
  if (!priced.ok) return priced;
  return accept(await offerCancellation(ctx, opened.value, priced.value, input.reason));
}
