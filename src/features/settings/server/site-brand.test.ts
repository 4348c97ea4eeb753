import { expect, test } from "vitest";
import { usualBrand } from "#domain/company/brand.ts";
import { accept } from "#domain/result.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { settingsChange } from "../contract.ts";
import { saveSettings } from "./save-settings.ts";
import { siteBrand } from "./site-brand.ts";

test("pages have the usual colours until the company saves its own, and each page is drawn again then", () =>
  inTransaction(async (ctx, world) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    expect(await siteBrand(ctx)).toEqual(accept(usualBrand));
    const value = { ...usualBrand, main: "#1b7a3d" as const };
    expect(await saveSettings(team, { part: "brand", version: 0, value })).toMatchObject({ ok: true });
    expect(await siteBrand(ctx)).toEqual(accept(value));
    expect(world.siteTouched).toBe(1);
  }));

test("a colour that can’t be read is refused beside its field, with the ratio", () => {
  const change = (main: string) => ({ part: "brand", version: 0, value: { ...usualBrand, main } });
  expect(settingsChange.safeParse(change("#1B7A3D")).data).toMatchObject({ value: { main: "#1b7a3d" } });
  expect(settingsChange.safeParse(change("#ffd400")).error?.issues).toMatchObject([
    { path: ["value", "main"], message: expect.stringContaining("1.4:1") },
  ]);
  expect(settingsChange.safeParse(change("red")).error?.issues).toMatchObject([
    { message: "Enter a colour such as #1b7a3d" },
  ]);
  expect(settingsChange.safeParse(change("#fff;} body{display:none")).success).toBe(false);
});
