import { companySettingsOf, defaultSettings, settingsParts } from "#domain/company/company-settings.ts";
import { settingsDifference } from "#domain/company/settings-difference.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { settingsChange } from "../../contract.ts";
import { findKeptParts } from "../../server/views.ts";
import type { versionsContract } from "../contract.ts";
import { findVersions } from "./views.ts";

/** Versions with what each changed, and what putting it back would change now. */
export async function settingsVersions(
  ctx: Context,
  { part: only }: ParsedOf<typeof versionsContract.settingsVersions>,
) {
  const kept = await findKeptParts(ctx.db);
  const now = companySettingsOf(kept);
  const rows = await findVersions(ctx.db, only);
  return accept({
    versions: rows.flatMap(({ version: row, savedBy, before }) => {
      const part = settingsParts.find((known) => known === row.part);
      // A part that this version of the program no longer has.
      if (!part) return [];
      const current = kept.find(({ name }) => name === part)?.version ?? 0;
      return {
        part,
        version: row.version,
        saved_at: row.savedAt.toISOString(),
        saved_by: savedBy,
        put_back_of: row.putBackOf,
        changes: [...settingsDifference(before ?? defaultSettings[part], row.value)],
        is_current: row.version === current,
        changes_if_put_back: [...settingsDifference(now[part], row.value)],
        is_valid: settingsChange.safeParse({ part, version: current, value: row.value }).success,
        current_version: current,
      };
    }),
  });
}
