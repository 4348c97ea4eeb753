import type { ReadDb } from "#db/connect.ts";
import { findClasses } from "#db/read-catalogue.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import { findTariff } from "#db/tariff-views.ts";
import type { VehicleClasses } from "#domain/catalogue/vehicle-class.ts";
import type { CompanyDetails } from "#domain/company/contact-details.ts";
import type { Tariff } from "#domain/pricing/tariff.ts";
import { localDateOf } from "#domain/time/local-time.ts";

/** The settings an administrator saved last, or the sample. */
export const findCompany = (db: ReadDb): Promise<CompanyDetails> => readCompany(db);

/** Today’s prices. */
export const findTariffOf = (db: ReadDb, now: Date): Promise<Tariff> => findTariff(db, localDateOf(now));

/** The vehicle classes of the company. */
export const findVehicleClasses = (db: ReadDb): Promise<VehicleClasses> => findClasses(db);
