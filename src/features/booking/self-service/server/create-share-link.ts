import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { sealedToken } from "#platform/http/sealed-token.ts";
import { type bookingAccessContract, sharedTripPage, sharedTripSeal } from "../access-contract.ts";
import { openBooking } from "./open-booking.ts";

/** Anyone who may open a booking may share its trips. */
export async function createShareLink(ctx: Context, input: ParsedOf<typeof bookingAccessContract.createShareLink>) {
  const opened = await openBooking(ctx, { reference: input.reference, code: input.code ?? null });
  return opened.ok ? accept({ link: shareLink(ctx, opened.value.id) }) : opened;
}

export const shareLink = (ctx: Context, bookingId: string): string =>
  ctx.siteUrl + sharedTripPage + sealedToken(ctx, sharedTripSeal, bookingId);
