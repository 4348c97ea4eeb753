import { isStaff } from "#domain/account/roles.ts";
import { readJourney, seasonOf } from "#domain/booking/read-journey.ts";
import { withFittingExtras } from "#domain/extra/choose-extras.ts";
import { priceWithPromo } from "#domain/pricing/price-with-promo.ts";
import { accept, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findSellingFacts } from "../../server/selling-views.ts";
import type { PriceWish } from "../contract.ts";
import { describePromo } from "./apply-promo.ts";
import { noteMissed, whyMissed } from "./note-missed.ts";
import { offerVehicles } from "./offer-vehicles.ts";

/** Prices a trip and says how it can be confirmed. It counts as missed until it is booked. */
export async function priceJourney(ctx: Context, wish: PriceWish) {
  const journey = readJourney(wish, ctx.now);
  if (!journey.ok) return journey;
  const facts = await findSellingFacts(ctx.db, { day: localDateOf(journey.value.pickupAt) });
  const season = seasonOf(journey.value, facts.tariff.catalogue);
  // Our own team may sell it anyway, and sees the warning with the price.
  if (season && !isStaff(ctx.actor)) {
    await noteMissed(ctx, journey.value, { reason: "closed", vehicleClass: "", totalCents: null });
    return refuse("out_of_season", { season });
  }

  const wished = withFittingExtras(journey.value, {
    wanted: wish.extras,
    extras: facts.extras,
    now: ctx.now,
    catalogue: facts.tariff.catalogue,
  });
  const promo = await ctx.promos.find(ctx, wish);
  const { priced, problem } = priceWithPromo(wished, promo ?? null, facts.tariff, ctx.now);
  const offer = await offerVehicles(ctx, priced, facts);
  await noteMissed(ctx, journey.value, whyMissed(ctx, priced, facts, offer));
  return accept({
    ...offer,
    ...(promo !== null && { promo: describePromo(ctx, wish, promo, problem, facts.tariff.catalogue) }),
  });
}
