import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { priceChange } from "../../server/price-change.ts";
import { findSold } from "../../server/views.ts";
import type { selfServiceContract } from "../contract.ts";
import { offerChange } from "./offer-change.ts";
import { openBooking } from "./open-booking.ts";
import { readChange, readExtras } from "./read-change.ts";

/** The price of a change, and whether it applies immediately. */
export async function previewChange(ctx: Context, input: ParsedOf<typeof selfServiceContract.previewChange>) {
  const opened = await openBooking(ctx, { reference: input.reference, code: input.code ?? null });
  if (!opened.ok) return opened;
  const extras = await readExtras(ctx, opened.value, input.change);
  if (!extras.ok) return extras;
  const { tours } = await findSold(ctx.db);
  const change = readChange(ctx, opened.value, input.change, { tours, extras: extras.value });
  if (!change.ok) return change;
  const priced = await priceChange(ctx, opened.value, change.value);
  return accept(await offerChange(ctx, opened.value, change.value, priced));
}
