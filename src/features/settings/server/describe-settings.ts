import {
  type CompanySettings,
  companySettingsOf,
  type SettingsPart,
  settingsParts,
} from "#domain/company/company-settings.ts";
import type { Context } from "#platform/context.ts";
import type { AllSettings } from "../contract.ts";
import { findKeptParts } from "./views.ts";

/** Every part with its version and the person who saved it. */
export async function describeSettings(ctx: Context): Promise<AllSettings> {
  const kept = await findKeptParts(ctx.db);
  const values = companySettingsOf(kept);
  const described = settingsParts.map((part) => [part, describe(part, values, kept)]);
  return Object.fromEntries(described) as AllSettings;
}

function describe(part: SettingsPart, values: CompanySettings, kept: Awaited<ReturnType<typeof findKeptParts>>) {
  const row = kept.find(({ name }) => name === part);
  return {
    value: values[part],
    version: row?.version ?? 0,
    updated_at: row?.updatedAt.toISOString() ?? null,
    updated_by: row?.updatedBy ?? null,
  };
}
