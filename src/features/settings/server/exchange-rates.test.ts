import { expect, test } from "vitest";
import { noRates } from "#domain/money/currency-rates.ts";
import { accept } from "#domain/result.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { exchangeRates } from "./exchange-rates.ts";
import { saveSettings } from "./save-settings.ts";

test("without a rate there is none; once set, everyone reads it with its date, and pages are refreshed", () =>
  inTransaction(async (ctx, world) => {
    expect(await exchangeRates(ctx)).toEqual(accept(noRates));
    const team = await askingAs(ctx, { roles: ["admin"] });
    const value = { usd: 17.85, eur: 20.4, gbp: 0 };
    expect(await saveSettings(team, { part: "exchangeRates", version: 0, value })).toMatchObject({ ok: true });
    expect(await exchangeRates(ctx)).toEqual(accept({ ...value, on: "2026-11-20" }));
    expect(world.siteTouched).toBe(1);
  }));
