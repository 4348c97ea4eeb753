import { readJourney, seasonOf } from "#domain/booking/read-journey.ts";
import type { SellingFacts } from "#domain/booking/selling-facts.ts";
import { withFittingExtras } from "#domain/extra/choose-extras.ts";
import { taxOn } from "#domain/money/vat.ts";
import { commissionBase, commissionOn } from "#domain/partner/commission-base.ts";
import { type PricedJourney, priceJourney } from "#domain/pricing/journey-price.ts";
import { priceWithPromo } from "#domain/pricing/price-with-promo.ts";
import { accept, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { GuestJourney } from "../guest-contract.ts";
import { ratesOf } from "./ask-as-partner.ts";
import type { PortalPartner } from "./views.ts";
import { findSellingFacts } from "./views.ts";

/** Prices a trip at the partner’s rate, by the site’s own engine. */
export async function priceAs(ctx: Context, partner: PortalPartner, { payer, ...wish }: GuestJourney) {
  const journey = readJourney(wish, ctx.now);
  if (!journey.ok) return journey;
  const facts = await findSellingFacts(ctx.db, { day: localDateOf(journey.value.pickupAt) });
  const season = seasonOf(journey.value, facts.tariff.catalogue);
  if (season) return refuse("out_of_season", { season });

  const { price, earned } = ratesOf(partner, wish.service_type, payer);
  const wished = withFittingExtras(journey.value, {
    wanted: wish.extras,
    extras: facts.extras,
    now: ctx.now,
    catalogue: facts.tariff.catalogue,
  });
  const promo = await ctx.promos.find(ctx, wish, "by a partner");
  const { priced, problem } = priceWithPromo(
    { ...wished, partner: price, buyer: partner.id },
    promo ?? null,
    facts.tariff,
    ctx.now,
  );
  const open = priceJourney(wished, facts.tariff, ctx.now);
  return accept({
    offer: {
      ...(await ctx.selling.offerVehicles(ctx, priced, facts)),
      ...(promo !== null && {
        promo: ctx.selling.describePromo(ctx, wish, promo, problem, facts.tariff.catalogue),
      }),
    },
    public_cents: open.price.total,
    commission_cents: partner.role === "owner" ? commissionFor(ctx, priced, earned, facts) : null,
  });
}

/** The commission that will be calculated after the last trip, if everything goes as planned. */
function commissionFor(ctx: Context, { price, journey }: PricedJourney, rate: number, { settings }: SellingFacts) {
  if (price.total === null) return null;
  const items = price.lines.map(({ text, amount, vat }) => ({ text, amountCents: amount, vatCode: vat, leg: null }));
  const base = commissionBase(
    { totalCents: price.total, isTour: journey.service === "day_tour", items, legs: [] },
    taxOn(settings.tax, localDateOf(ctx.now)),
  );
  return commissionOn(base, rate);
}
