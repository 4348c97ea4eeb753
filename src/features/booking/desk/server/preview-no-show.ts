import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { priceNoShow } from "../../server/price-no-show.ts";
import type { bookingDeskContract } from "../contract.ts";
import { findBookingRow } from "./views.ts";

/** The fee and refund of a no-show, in advance. */
export async function previewNoShow(ctx: Context, { id }: ParsedOf<typeof bookingDeskContract.previewNoShow>) {
  const row = await findBookingRow(ctx.db, id);
  if (!row) return refuse("not_found");
  const priced = await priceNoShow(ctx, row);
  return priced.ok ? accept({ fee_cents: priced.value.fee, refund_cents: priced.value.refund }) : priced;
}
