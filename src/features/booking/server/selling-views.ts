import type { ReadDb } from "#db/connect.ts";
import * as stock from "#db/extra-stock.ts";
import { findLegalInForce } from "#db/legal-views.ts";
import { findClasses } from "#db/read-catalogue.ts";
import * as selling from "#db/selling-facts.ts";
import { findSettings as readSettings } from "#db/settings-views.ts";
import type { SellingFacts } from "#domain/booking/selling-facts.ts";
import type { VehicleClasses } from "#domain/catalogue/vehicle-class.ts";
import type { CompanySettings } from "#domain/company/company-settings.ts";
import type { LicensedVehicle, Span, Taken } from "#domain/trip/capacity.ts";

export const findSellingFacts = (db: ReadDb, input: selling.FactsInput): Promise<SellingFacts> =>
  selling.findSellingFacts(db, input);

/** The version of the terms that a booking made now is agreed under. */
export const findTermsInForce = (db: ReadDb, now: Date): Promise<string> => findLegalInForce(db, "terms", now);

/** Vehicles that can be driven. */
export const findFleet = (db: ReadDb): Promise<readonly LicensedVehicle[]> => selling.findFleet(db);

export const findTaken = (db: ReadDb, span: Span, now: Date): Promise<readonly Taken[]> =>
  selling.findTaken(db, span, now);

export const findSettings = (db: ReadDb): Promise<CompanySettings> => readSettings(db);

/** The vehicle classes of the company. */
export const findVehicleClasses = (db: ReadDb): Promise<VehicleClasses> => findClasses(db);

/** How many of each extra are left throughout these times. */
export const findExtrasLeft: typeof stock.findExtrasLeft = (...asked) => stock.findExtrasLeft(...asked);

/** The first extra of which too few are left; the others are held for this booking. */
export const findExtraShort: typeof stock.findExtraShort = (...asked) => stock.findExtraShort(...asked);
