import { asc, eq } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import { featureSwitches } from "#db/schema/accounts.ts";
import { tours } from "#db/schema/catalogue.ts";
import { findSettings } from "#db/settings-views.ts";
import { findTariff } from "#db/tariff-views.ts";
import { type FeatureSwitchName, isSwitchedOn } from "#domain/account/switches.ts";
import { recordOf, type TourRecord } from "#domain/catalogue/tour-record.ts";
import type { CompanySettings } from "#domain/company/company-settings.ts";
import type { CompanyDetails } from "#domain/company/contact-details.ts";
import type { Tariff } from "#domain/pricing/tariff.ts";
import { localDateOf } from "#domain/time/local-time.ts";

/** The company’s contact details: the saved ones, or the sample. */
export const findCompany = (db: ReadDb): Promise<CompanyDetails> => readCompany(db);

/** The pages of our tours. */
export const findTourPages = (db: ReadDb): Promise<readonly TourRecord[]> =>
  db
    .select({ slug: tours.slug, state: tours.state, facts: tours.facts, words: tours.words })
    .from(tours)
    .orderBy(asc(tours.position), asc(tours.slug))
    .then((rows) => rows.map(recordOf));

/** Today’s tariff. */
export const findTariffOf = (db: ReadDb, now: Date): Promise<Tariff> => findTariff(db, localDateOf(now));

/** The company’s rules in the settings. */
export const findSettingsOf = (db: ReadDb): Promise<CompanySettings> => findSettings(db);

/** Whether a super-user has switched the chat on. */
export async function findIsOn(db: ReadDb): Promise<boolean> {
  const name: FeatureSwitchName = "chat";
  const [saved] = await db
    .select({ isOn: featureSwitches.isOn })
    .from(featureSwitches)
    .where(eq(featureSwitches.name, name));
  return isSwitchedOn(name, saved?.isOn);
}
