import { expect, test } from "vitest";
import { settings } from "#db/schema/settings.ts";
import { sampleTariff, sampleTours } from "#db/seed/catalogue/sample-tours.ts";
import { sampleClaims } from "#db/seed/people/sample-claims.ts";
import { noOwnCancellations } from "#domain/booking/cancellation-terms.ts";
import { depositsOf } from "#domain/booking/deposit.ts";
import { startingClasses } from "#domain/catalogue/starting-classes.ts";
import { startingServices } from "#domain/catalogue/starting-services.ts";
import { claimFigures } from "#domain/company/claims.ts";
import { defaultSettings } from "#domain/company/company-settings.ts";
import { startingPrices } from "#domain/pricing/starting-prices.ts";
import { surchargesOf } from "#domain/pricing/surcharges.ts";
import { accept } from "#domain/result.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { companyTerms } from "./company-terms.ts";

const usual = {
  company_name: "Cape Town Shuttle",
  terms_version: "2026-11",
  prices: startingPrices(sampleTariff),
  services: startingServices,
  tours: expect.arrayContaining(sampleTours.map((tour) => ({ ...tour, holidays: { added: [], removed: [] } }))),
  claims: claimFigures(sampleClaims),
  surcharges: surchargesOf(sampleTariff),
  vehicle_classes: startingClasses.map(({ id, name, fewest, most, isBase }) => ({
    id,
    name,
    fewest,
    most,
    is_base: isBase,
  })),
  extras: [],
  deposits: depositsOf(defaultSettings.policies),
  free_hours: 12,
  grace_minutes: 30,
  late_share: 0.5,
  no_show_share: 1,
  cancellations: noOwnCancellations,
  answer_minutes: 20,
  quote_minutes: 20,
  home_form_minutes: 120,
  contact_page_minutes: 1440,
  quote_valid_hours: 72,
  payout_at_least_cents: 50_000,
  attribution_days: 45,
  follows_flights: true,
  payment_methods: ["online", "transfer", "cash", "account"],
};

test("the default rules apply until our team sets others", () =>
  inTransaction(async (ctx) => {
    expect(await companyTerms(ctx)).toEqual(accept(usual));
    await ctx.db.insert(settings).values({ name: "policies", value: { freeHours: 24 }, updatedAt: testNow });
    expect(await companyTerms(ctx)).toEqual(accept({ ...usual, free_hours: 24 }));
  }));
