import type { Context } from "#platform/context.ts";
import type { GuestJourney } from "../../guest-contract.ts";
import { askAsPartner } from "../../server/ask-as-partner.ts";
import { priceAs } from "../../server/price-as-partner.ts";

/** Prices a trip for a partner. */
export async function priceForGuest(ctx: Context, wish: GuestJourney) {
  const result = await askAsPartner(ctx);
  return result.ok ? priceAs(ctx, result.value, wish) : result;
}
