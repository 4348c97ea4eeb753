import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { settingsVersions as kept } from "#db/schema/settings.ts";
import { defaultSettings } from "#domain/company/company-settings.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { companyDetails } from "#features/content/server/company-details.ts";
import { saveCompanyDetails } from "#features/content/server/save-company-details.ts";
import { readAlarms } from "#features/health/checks/server/read-alarms.ts";
import { asSuperUser } from "#testing/builders/people/an-account.ts";
import { inNewCompany, inTransaction } from "#testing/in-transaction.ts";
import { readSettings } from "../../server/read-settings.ts";
import { saveSettings } from "../../server/save-settings.ts";
import { putSettingsBack } from "./put-settings-back.ts";
import { settingsVersions } from "./settings-versions.ts";

const policies = { ...defaultSettings.policies, freeHours: 24 };
const part = "policies" as const;

test("an older version is restored as a new one, unless someone has saved in the meantime", () =>
  inNewCompany(async (ctx, world) => {
    const first = await asSuperUser(ctx);
    await saveSettings(first, { part, version: 0, value: policies });
    const later = { ...first, now: addMinutes(first.now, 5) };
    await saveSettings(later, { part, version: 1, value: { ...policies, freeHours: 48, depositShare: 0.5 } });

    const stale = await putSettingsBack(later, { part, version: 1, current_version: 1 });
    expect(stale).toMatchObject({ ok: false, reason: "changed_meanwhile" });
    expect(await putSettingsBack(later, { part, version: 7, current_version: 2 })).toMatchObject({
      reason: "not_found",
    });
    expect(await putSettingsBack(later, { part, version: 1, current_version: 2 })).toEqual({
      ok: true,
      value: { version: 3 },
    });
    // New rules get a new number, so that bookings record which rules they were made under.
    const { value } = (await readSettings(later)).value.policies;
    expect(value).toMatchObject({ freeHours: 24, depositShare: 1, version: 4 });
    expect((await settingsVersions(later, { part })).value.versions[0]).toMatchObject({ version: 3, put_back_of: 1 });
    const actions = await ctx.db.select({ action: auditLog.action }).from(auditLog).orderBy(auditLog.id);
    expect(actions.map(({ action }) => action)).toEqual(["settings.saved", "settings.saved", "settings.put_back"]);
    expect(world.siteTouched).toBe(3);
  }));

test("alarm recipients have versions too, and an older one can be restored", () =>
  inNewCompany(async (ctx) => {
    const boss = await asSuperUser(ctx);
    const first = { emails: ["ops@example.co.za"], phones: ["082 555 0123"], webhookUrl: "" };
    await saveSettings(boss, { part: "alarms", version: 0, value: first });
    await saveSettings(boss, { part: "alarms", version: 1, value: { ...first, emails: [], phones: [] } });
    const { versions } = (await settingsVersions(boss, { part: "alarms" })).value;
    expect(versions[1]).toMatchObject({
      is_valid: true,
      changes_if_put_back: [
        { field: "Emails 1", before: "none", after: "ops@example.co.za" },
        { field: "Phones 1", before: "none", after: "082 555 0123" },
      ],
    });
    await putSettingsBack(boss, { part: "alarms", version: 1, current_version: 2 });
    expect((await readAlarms(boss, {})).value).toMatchObject({
      emails: first.emails,
      phones: first.phones,
      version: 3,
    });
  }));

test("contact details have versions too, and those from before versioning can be restored", () =>
  inTransaction(async (ctx, world) => {
    const boss = await asSuperUser(ctx);
    const { value: former } = await companyDetails(boss);
    await saveCompanyDetails(boss, { ...former, phone: "+27 21 555 0188" });
    const contact = "contact" as const;
    expect((await settingsVersions(boss, { part: contact })).value.versions).toMatchObject([
      {
        version: 2,
        is_current: true,
        saved_by: "Themba Maseko",
        changes: [{ field: "Phone", after: "+27 21 555 0188" }],
      },
      { version: 1, is_current: false, saved_by: null, is_valid: true, changes_if_put_back: [{ after: former.phone }] },
    ]);
    const stale = await putSettingsBack(boss, { part: contact, version: 1, current_version: 1 });
    expect(stale).toMatchObject({ reason: "changed_meanwhile" });
    const back = await putSettingsBack(boss, { part: contact, version: 1, current_version: 2 });
    expect(back).toEqual({ ok: true, value: { version: 3 } });
    expect((await companyDetails(boss)).value).toEqual(former);
    const [latest] = (await settingsVersions(boss, { part: contact })).value.versions.filter((one) => one.is_current);
    expect(latest).toMatchObject({ version: 3, put_back_of: 1 });
    expect(world.siteTouched).toBe(2);
  }));

test("a version that today’s rules refuse cannot be restored", () =>
  inNewCompany(async (ctx) => {
    const boss = await asSuperUser(ctx);
    await ctx.db.insert(kept).values({ part, version: 1, value: { freeHours: -1 }, savedAt: ctx.now });
    expect(await putSettingsBack(boss, { part, version: 1, current_version: 0 })).toMatchObject({
      reason: "no_longer_valid",
    });
  }));
