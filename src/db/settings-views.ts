import { type CompanySettings, companySettingsOf, settingsInEffect } from "#domain/company/company-settings.ts";
import type { ReadDb } from "./connect.ts";
import { companySettings } from "./schema/content.ts";
import { settings } from "./schema/settings.ts";

/**
 * Our team’s settings. A feature's views hand it on. The company has one address, the one it is reached at, and its own name
 * until it enters a registered one.
 */
export async function findSettings(db: ReadDb): Promise<CompanySettings> {
  const kept = await db.select({ name: settings.name, value: settings.value }).from(settings);
  const set = settingsInEffect(companySettingsOf(kept));
  const [contact] = await db.select({ details: companySettings.details }).from(companySettings);
  if (!contact) return set;
  const legalName = set.company.legalName || String(contact.details.name ?? "");
  return { ...set, company: { ...set.company, legalName, address: addressOf(contact.details) } };
}

const addressOf = (details: Readonly<Record<string, unknown>>): string =>
  [details.street, details.city].filter(Boolean).join(", ");
