import { eq } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import { findSettings } from "#db/read-settings.ts";
import { findTariff } from "#db/read-tariff.ts";
import { featureSwitches } from "#db/schema/accounts.ts";
import { type FeatureSwitchName, isSwitchedOn } from "#domain/account/feature-switches.ts";
import type { CompanyDetails } from "#domain/company/company-details.ts";
import type { CompanySettings } from "#domain/company/company-settings.ts";
import type { Tariff } from "#domain/pricing/tariff.ts";
import { localDateOf } from "#domain/time/local-time.ts";

/** How the company is reached: what an administrator saved, or the sample. */
export const findCompany = (db: ReadDb): Promise<CompanyDetails> => readCompany(db);

/** What we charge for a drive today. */
export const findTariffOf = (db: ReadDb, now: Date): Promise<Tariff> => findTariff(db, localDateOf(now));

/** The rules of the company as Admin has set them. */
export const findSettingsOf = (db: ReadDb): Promise<CompanySettings> => findSettings(db);

/** Whether a super-user lets the chat answer. */
export async function findIsOn(db: ReadDb): Promise<boolean> {
  const name: FeatureSwitchName = "chat";
  const [saved] = await db
    .select({ isOn: featureSwitches.isOn })
    .from(featureSwitches)
    .where(eq(featureSwitches.name, name));
  return isSwitchedOn(name, saved?.isOn);
}
