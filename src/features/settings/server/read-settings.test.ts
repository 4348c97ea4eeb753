import { expect, test } from "vitest";
import { settings } from "#db/schema/settings.ts";
import { defaultSettings, settingsParts } from "#domain/company/company-settings.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inNewCompany, testNow } from "#testing/in-transaction.ts";
import { readSettings } from "./read-settings.ts";

test("every part is listed; those never saved have the defaults and no version", () =>
  inNewCompany(async (ctx) => {
    const { value } = await readSettings(ctx);
    expect(Object.keys(value).toSorted()).toEqual(settingsParts.toSorted());
    expect(value.banking).toEqual({
      value: defaultSettings.banking,
      version: 0,
      updated_at: null,
      updated_by: null,
    });
  }));

test("a saved part shows when and by whom", () =>
  inNewCompany(async (ctx) => {
    const { userId } = await askingAs(ctx, { name: "Naledi" });
    const value = { ...defaultSettings.answers, bookingMinutes: 45 };
    await ctx.db.insert(settings).values({ name: "answers", value, version: 3, updatedBy: userId, updatedAt: testNow });
    expect((await readSettings(ctx)).value.answers).toEqual({
      value,
      version: 3,
      updated_at: testNow.toISOString(),
      updated_by: "Naledi",
    });
  }));
