import { expect, test } from "vitest";
import { defaultSettings } from "#domain/company/company-settings.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { asSuperUser } from "#testing/builders/people/an-account.ts";
import { inNewCompany } from "#testing/in-transaction.ts";
import { saveSettings } from "../../server/save-settings.ts";
import { settingsVersions } from "./settings-versions.ts";

const policies = { ...defaultSettings.policies, freeHours: 24 };
const part = "policies" as const;

test("each save is a version with its changes, and the changes that restoring it would make", () =>
  inNewCompany(async (ctx) => {
    const first = await asSuperUser(ctx);
    await saveSettings(first, { part, version: 0, value: policies });
    const later = { ...first, now: addMinutes(first.now, 5) };
    await saveSettings(later, { part, version: 1, value: { ...policies, freeHours: 48, depositShare: 0.5 } });
    const { versions } = (await settingsVersions(later, { part: null })).value;
    expect(versions).toMatchObject([
      {
        part,
        version: 2,
        is_current: true,
        saved_by: "Themba Maseko",
        changes: [
          { field: "Free hours", before: "24", after: "48" },
          { field: "Deposit share", after: "50%" },
        ],
        changes_if_put_back: [],
      },
      { version: 1, is_current: false, current_version: 2, changes_if_put_back: [{ before: "48", after: "24" }, {}] },
    ]);
    expect((await settingsVersions(later, { part: "tax" })).value.versions).toEqual([]);
  }));
