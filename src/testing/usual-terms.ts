import { sampleTariff, sampleTours } from "#db/seed/catalogue/sample-tours.ts";
import { sampleClaims } from "#db/seed/people/sample-claims.ts";
import { depositsOf } from "#domain/booking/deposit.ts";
import { startingClasses } from "#domain/catalogue/starting-classes.ts";
import { startingServices } from "#domain/catalogue/starting-services.ts";
import { claimFigures } from "#domain/company/claims.ts";
import { defaultSettings } from "#domain/company/company-settings.ts";
import { startingPrices } from "#domain/pricing/starting-prices.ts";
import { surchargesOf } from "#domain/pricing/surcharges.ts";
import type { LegalDetails } from "#features/content/legal/contract.ts";
import type { CompanyTerms } from "#features/selling/sale/terms-contract.ts";

/** The company’s rules as they come by default. */
export const usualTerms: CompanyTerms = {
  company_name: "Cape Town Shuttle",
  terms_version: "2026-11",
  prices: startingPrices(sampleTariff),
  services: startingServices,
  tours: sampleTours,
  claims: claimFigures(sampleClaims),
  surcharges: [...surchargesOf(sampleTariff)],
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

/** The company behind the site, with every optional field left empty. */
export const usualLegalDetails: LegalDetails = {
  legal_name: "Cape Town Shuttle (Pty) Ltd (sample)",
  registration_number: "2014/000000/07",
  vat_number: "",
  address: "12 Sample Street, Cape Town",
  information_officer: "",
  licences: "",
  insurance: "",
};
