import { asc, eq } from "drizzle-orm";
import { findClaims as readClaims } from "#db/claims-views.ts";
import type { ReadDb } from "#db/connect.ts";
import { findClasses } from "#db/read-catalogue.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import { services, tours } from "#db/schema/catalogue.ts";
import { findTariff } from "#db/tariff-views.ts";
import { type ServiceRecord, serviceRecordOf } from "#domain/catalogue/service-record.ts";
import { recordOf, type TourRecord } from "#domain/catalogue/tour-record.ts";
import type { VehicleClasses } from "#domain/catalogue/vehicle-class.ts";
import type { CompanyDetails } from "#domain/company/contact-details.ts";
import type { Tariff } from "#domain/pricing/tariff.ts";
import { localDateOf } from "#domain/time/local-time.ts";

/** The settings an administrator saved last, or the sample. */
export const findCompany = (db: ReadDb): Promise<CompanyDetails> => readCompany(db);

/** Today’s prices. */
export const findTariffOf = (db: ReadDb, now: Date): Promise<Tariff> => findTariff(db, localDateOf(now));

export type { TourRecord };

const tourColumns = { slug: tours.slug, state: tours.state, facts: tours.facts, words: tours.words };

/** All tours with their pages, in the order they are shown. */
export const findTours = async (db: ReadDb): Promise<readonly TourRecord[]> =>
  (await db.select(tourColumns).from(tours).orderBy(asc(tours.position), asc(tours.slug))).map(recordOf);

export async function findTour(db: ReadDb, slug: string): Promise<TourRecord | undefined> {
  const [row] = await db.select(tourColumns).from(tours).where(eq(tours.slug, slug));
  return row && recordOf(row);
}

/** All services with their pages, in the order of the menu. */
export const findServices = async (db: ReadDb): Promise<readonly ServiceRecord[]> =>
  (
    await db
      .select({
        slug: services.slug,
        state: services.state,
        choice: services.choice,
        facts: services.facts,
        words: services.words,
      })
      .from(services)
      .orderBy(asc(services.position), asc(services.slug))
  ).map(serviceRecordOf);

/** The company’s claims about itself, those that are not shown included. */
export const findClaims: typeof readClaims = (db) => readClaims(db);

/** The vehicle classes of the company. */
export const findVehicleClasses = (db: ReadDb): Promise<VehicleClasses> => findClasses(db);
