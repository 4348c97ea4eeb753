import { depositsOf } from "#domain/booking/deposit.ts";
import { isOnSale } from "#domain/catalogue/tour.ts";
import { onSaleOf } from "#domain/catalogue/vehicle-class.ts";
import { claimFigures } from "#domain/company/claims.ts";
import { paymentMethods } from "#domain/payment/payment-lifecycle.ts";
import { missingPrices } from "#domain/pricing/class-prices.ts";
import { startingPrices } from "#domain/pricing/starting-prices.ts";
import { extrasAsSurcharges, surchargesOf } from "#domain/pricing/surcharges.ts";
import type { Tariff } from "#domain/pricing/tariff.ts";
import { accept } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import {
  findClaims,
  findCompany,
  findSellingFacts,
  findSettings,
  findTariffOn,
  findTermsInForce,
} from "../../server/selling-views.ts";

/** The current rules; a booking keeps the rules it was made under. */
export async function companyTerms(ctx: Context) {
  const { policies, answers, paymentWays, partners } = await findSettings(ctx.db);
  const { name } = await findCompany(ctx.db);
  const day = localDateOf(ctx.now);
  const tariff = await findTariffOn(ctx.db, day);
  const { extras } = await findSellingFacts(ctx.db, { day });
  return accept({
    company_name: name,
    terms_version: await findTermsInForce(ctx.db, ctx.now),
    prices: startingPrices(tariff),
    services: tariff.catalogue.services.filter(({ state }) => state !== "ended"),
    tours: tariff.catalogue.tours.filter(isOnSale),
    claims: claimFigures(await findClaims(ctx.db)),
    surcharges: [...surchargesOf(tariff)],
    vehicle_classes: classesOnWire(tariff),
    extras: [...extrasAsSurcharges(extras)],
    deposits: depositsOf(policies),
    free_hours: policies.freeHours,
    grace_minutes: policies.graceMinutes,
    late_share: policies.lateShare,
    no_show_share: policies.noShowShare,
    answer_minutes: answers.bookingMinutes,
    quote_minutes: answers.quoteMinutes,
    home_form_minutes: answers.homeFormMinutes,
    contact_page_minutes: answers.contactPageMinutes,
    quote_valid_hours: policies.quoteValidHours,
    payout_at_least_cents: partners.payoutAtLeastCents,
    attribution_days: partners.attributionDays,
    payment_methods: paymentMethods.filter((way) => paymentWays[way]),
    follows_flights: ctx.outside.askFlight !== undefined,
  });
}

const classesOnWire = (tariff: Tariff) =>
  onSaleOf(tariff.catalogue.classes)
    .filter(({ id }) => missingPrices(tariff, id).length === 0)
    .map(({ id, name, fewest, most, isBase }) => ({ id, name, fewest, most, is_base: isBase }));
