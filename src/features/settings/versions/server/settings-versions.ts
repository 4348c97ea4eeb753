import { companySettingsOf, defaultSettings } from "#domain/company/company-settings.ts";
import { newCompany } from "#domain/company/contact-details.ts";
import { settingsDifference, type VersionedPart, versionedParts } from "#domain/company/settings-difference.ts";
import { accept } from "#domain/result.ts";
import { companyForm } from "#features/content/contract.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { settingsChange } from "../../contract.ts";
import { findKeptParts } from "../../server/views.ts";
import type { versionsContract } from "../contract.ts";
import { findContact, findLatestVersion, findVersions } from "./views.ts";

const defaults = { ...defaultSettings, contact: newCompany };

/** Whether today’s form would accept it. */
const isValid = (part: VersionedPart, value: unknown): boolean =>
  part === "contact"
    ? companyForm.safeParse(value).success
    : settingsChange.safeParse({ part, version: 0, value }).success;

/** Versions with their changes, and the changes that restoring each would make now. */
export async function settingsVersions(
  ctx: Context,
  { part: only }: ParsedOf<typeof versionsContract.settingsVersions>,
) {
  const kept = await findKeptParts(ctx.db);
  const now = { ...companySettingsOf(kept), contact: await findContact(ctx.db) };
  const latestContact = await findLatestVersion(ctx.db, "contact");
  const rows = await findVersions(ctx.db, only);
  return accept({
    versions: rows.flatMap(({ version: row, savedBy, before }) => {
      const part = versionedParts.find((known) => known === row.part);
      // A part that this release no longer has.
      if (!part) return [];
      const current = part === "contact" ? latestContact : (kept.find(({ name }) => name === part)?.version ?? 0);
      return {
        part,
        version: row.version,
        saved_at: row.savedAt.toISOString(),
        saved_by: savedBy,
        put_back_of: row.putBackOf,
        changes: [...settingsDifference(before ?? defaults[part], row.value)],
        is_current: row.version === current,
        changes_if_put_back: [...settingsDifference(now[part], row.value)],
        is_valid: isValid(part, row.value),
        current_version: current,
      };
    }),
  });
}
