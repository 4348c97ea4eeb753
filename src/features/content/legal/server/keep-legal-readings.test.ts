import { expect, test } from "vitest";
import { daysLater, draftLegal, legalDay, legalShown, publishLegal } from "#testing/builders/content/a-legal-draft.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { givenSettings } from "#testing/company/given-settings.ts";
import { inNewCompany } from "#testing/in-transaction.ts";
import { keepLegalReadings } from "./keep-legal-readings.ts";

test("an earlier version is read with the figures of its days, whatever is set later", () =>
  inNewCompany(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    await keepLegalReadings(ctx);
    await givenSettings(ctx, { policies: { freeHours: 36 } });
    await keepLegalReadings(daysLater(ctx, 1));
    await draftLegal(daysLater(team, 2), "New.");
    await publishLegal(daysLater(team, 2), 2);
    await givenSettings(ctx, { policies: { freeHours: 48 } });
    const firstRules = async (on?: string) =>
      (await legalShown(daysLater(ctx, 5), "2026-11", on)).words.sections[0]?.rules.join(" ");
    expect(await firstRules()).toContain("Up to 36 hours before pickup");
    expect(await firstRules(legalDay(0))).toContain("Up to 12 hours before pickup");
    expect(await firstRules(legalDay(-9))).toContain("Up to 12 hours before pickup");
    expect(await firstRules(legalDay(1))).toContain("Up to 36 hours before pickup");
  }));

test("the day on which a version starts, every page is drawn again", () =>
  inNewCompany(async (ctx, world) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    await draftLegal(team, "New.");
    await publishLegal(team, 2);
    const before = world.siteTouched;
    await keepLegalReadings(daysLater(ctx, 1));
    expect(world.siteTouched).toBe(before);
    await keepLegalReadings(daysLater(ctx, 2));
    expect(world.siteTouched).toBe(before + 1);
  }));
