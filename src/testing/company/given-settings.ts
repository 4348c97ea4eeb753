import { companySettings } from "#db/schema/content.ts";
import { tariffs } from "#db/schema/pricing.ts";
import { settings } from "#db/schema/settings.ts";
import type { CompanyDetails } from "#domain/company/contact-details.ts";
import type { Tariff } from "#domain/pricing/tariff.ts";
import type { Context } from "#platform/context.ts";

/** Saves some of the settings as Admin would, and keeps the rest. */
export async function givenSettings(ctx: Context, parts: Readonly<Record<string, object>>): Promise<void> {
  for (const [name, value] of Object.entries(parts)) {
    const row = { name, value: { ...value }, version: 1, updatedAt: ctx.now };
    await ctx.db.insert(settings).values(row).onConflictDoUpdate({ target: settings.name, set: row });
  }
}

/** The same for the company’s contact details. */
export async function givenDetails(ctx: Context, details: CompanyDetails): Promise<void> {
  const row = { id: 1, details, updatedAt: ctx.now };
  await ctx.db.insert(companySettings).values(row).onConflictDoUpdate({ target: companySettings.id, set: row });
}

/** The tariff in force, from before today. Take a number that no other test has: its content is kept in memory by it. */
export async function givenTariff(ctx: Context, version: number, content: Tariff): Promise<void> {
  const row = { version, content, state: "active" as const, note: "", validFrom: "2026-01-01", createdAt: ctx.now };
  await ctx.db.insert(tariffs).values(row);
}
