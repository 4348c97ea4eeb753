import { type CompanySettings, companySettingsOf } from "#domain/company/company-settings.ts";
import type { ReadDb } from "./connect.ts";
import { companySettings } from "./schema/content.ts";
import { settings } from "./schema/settings.ts";

/** What our team has set. A feature's views hand it on. The company has one address: the one it is reached at. */
export async function findSettings(db: ReadDb): Promise<CompanySettings> {
  const set = companySettingsOf(await db.select({ name: settings.name, value: settings.value }).from(settings));
  const [contact] = await db.select({ details: companySettings.details }).from(companySettings);
  const address = contact ? addressOf(contact.details) : set.company.address;
  return { ...set, company: { ...set.company, address } };
}

const addressOf = (details: Readonly<Record<string, unknown>>): string =>
  [details.street, details.city].filter(Boolean).join(", ");
