import { findClaims as readClaims } from "#db/claims-views.ts";
import type { ReadDb } from "#db/connect.ts";
import * as stock from "#db/extra-stock.ts";
import { findAccepted, findLegalInForce } from "#db/legal-views.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import * as selling from "#db/selling-facts.ts";
import { findSettings as readSettings } from "#db/settings-views.ts";
import { findTariff } from "#db/tariff-views.ts";
import type { SellingFacts } from "#domain/booking/selling-facts.ts";
import type { Claim } from "#domain/company/claims.ts";
import type { CompanySettings } from "#domain/company/company-settings.ts";
import type { CompanyDetails } from "#domain/company/contact-details.ts";
import type { Tariff } from "#domain/pricing/tariff.ts";
import type { LocalDate } from "#domain/time/local-time.ts";
import type { LicensedVehicle, Span, Taken } from "#domain/trip/capacity.ts";

export const findSellingFacts = (db: ReadDb, input: selling.FactsInput): Promise<SellingFacts> =>
  selling.findSellingFacts(db, input);

/** Vehicles in service. */
export const findFleet = (db: ReadDb): Promise<readonly LicensedVehicle[]> => selling.findFleet(db);

/** When vehicles are taken. */
export const findTaken = (db: ReadDb, span: Span, now: Date): Promise<readonly Taken[]> =>
  selling.findTaken(db, span, now);

export const findSettings = (db: ReadDb): Promise<CompanySettings> => readSettings(db);

export const findCompany = (db: ReadDb): Promise<CompanyDetails> => readCompany(db);

export const findTermsInForce = (db: ReadDb, now: Date): Promise<string> => findLegalInForce(db, "terms", now);

/** The version of the terms that a page showed, or the one in force where none was. */
export const findAcceptedTerms = (db: ReadDb, shown: string | null, now: Date) =>
  findAccepted(db, "terms", { shown, now });

/** The company’s claims about itself. */
export const findClaims = (db: ReadDb): Promise<readonly Claim[]> => readClaims(db);

/** The prices in force on a travel day. */
export const findTariffOn = (db: ReadDb, day: LocalDate): Promise<Tariff> => findTariff(db, day);

/** How many of each extra are left throughout these times. */
export const findExtrasLeft: typeof stock.findExtrasLeft = (...asked) => stock.findExtrasLeft(...asked);

/** The first extra of which too few are left; the others are held for this sale. */
export const findExtraShort: typeof stock.findExtraShort = (...asked) => stock.findExtraShort(...asked);
