import { asc, eq } from "drizzle-orm";
import { findClaims } from "#db/claims-views.ts";
import type { ReadDb } from "#db/connect.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import { findPrefixes as readPrefixes } from "#db/read-prefixes.ts";
import { featureSwitches } from "#db/schema/accounts.ts";
import { services, tours } from "#db/schema/catalogue.ts";
import { findSellingFacts } from "#db/selling-facts.ts";
import { findSettings } from "#db/settings-views.ts";
import { findTariff } from "#db/tariff-views.ts";
import { type FeatureSwitchName, isSwitchedOn } from "#domain/account/switches.ts";
import { type ServiceRecord, serviceRecordOf } from "#domain/catalogue/service-record.ts";
import { recordOf, type TourRecord } from "#domain/catalogue/tour-record.ts";
import type { ChatSettings } from "#domain/chat/chat-facts.ts";
import { claimFigures, claimTexts } from "#domain/company/claims.ts";
import type { CompanyDetails } from "#domain/company/contact-details.ts";
import type { Extra } from "#domain/extra/extra.ts";
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

/** The pages of our services. */
export const findServicePages = (db: ReadDb): Promise<readonly ServiceRecord[]> =>
  db
    .select({
      slug: services.slug,
      state: services.state,
      choice: services.choice,
      facts: services.facts,
      words: services.words,
    })
    .from(services)
    .orderBy(asc(services.position), asc(services.slug))
    .then((rows) => rows.map(serviceRecordOf));

/** Today’s tariff. */
export const findTariffOf = (db: ReadDb, now: Date): Promise<Tariff> => findTariff(db, localDateOf(now));

/** The extras on sale. */
export async function findExtrasOnSale(db: ReadDb, now: Date): Promise<readonly Extra[]> {
  const { extras } = await findSellingFacts(db, { day: localDateOf(now) });
  return extras;
}

/** The company’s rules, and what it says about itself. */
export async function findSettingsOf(db: ReadDb): Promise<ChatSettings> {
  const claims = await findClaims(db);
  return { ...(await findSettings(db)), claims: { ...claimFigures(claims), safety: claimTexts(claims).safety } };
}

/** Whether a super-user has switched the chat on. */
export async function findIsOn(db: ReadDb): Promise<boolean> {
  const name: FeatureSwitchName = "chat";
  const [saved] = await db
    .select({ isOn: featureSwitches.isOn })
    .from(featureSwitches)
    .where(eq(featureSwitches.name, name));
  return isSwitchedOn(name, saved?.isOn);
}

/** Every prefix that the company’s references ever had, today’s first. */
export const findPrefixes = (db: ReadDb) => readPrefixes(db);
