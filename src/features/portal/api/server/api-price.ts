import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { priceAs } from "../../server/price-as-partner.ts";
import type { partnerApiContract } from "../contract.ts";

const confirmations = { green: "instant", amber: "on_request", red: "unavailable" } as const;

/** The same price as in the partner’s dashboard. */
export async function apiPrice(ctx: Context, { key, ...request }: ParsedOf<typeof partnerApiContract.apiPrice>) {
  const result = await ctx.organisations.recogniseKey(ctx, key);
  if (!result) return refuse("bad_key");
  const priced = await priceAs(ctx, result.partner, request);
  if (!priced.ok) return priced;
  const { offer, public_cents } = priced.value;
  return accept({
    confirmation: confirmations[offer.light],
    total_cents: offer.total_cents,
    public_cents,
    vehicle: offer.vehicle_kind,
    promo_problem: offer.promo?.problem ?? null,
    alternatives: [...offer.alternatives],
  });
}
