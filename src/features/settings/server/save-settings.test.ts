import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { sampleSettings } from "#db/seed/people/sample-company.ts";
import { defaultSettings, settingsParts } from "#domain/company/company-settings.ts";
import { refuse } from "#domain/result.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inNewCompany, inTransaction } from "#testing/in-transaction.ts";
import { handing } from "#testing/test-config.ts";
import { settingsChange } from "../contract.ts";
import { readSettings } from "./read-settings.ts";
import { saveSettings } from "./save-settings.ts";

const { rates } = defaultSettings.tax;
const tax = { isVendor: false, vatNumber: "", splitsTours: true, rates: [...rates] };
const banking = { ...sampleSettings.banking, bank: "Another Bank" };

test("the default rules pass our team’s form; company and bank details must be entered", () => {
  const refused = settingsParts.filter(
    (part) => !settingsChange.safeParse({ part, version: 0, value: defaultSettings[part] }).success,
  );
  expect(refused).toEqual(["company", "banking"]);
  for (const part of settingsParts)
    expect(settingsChange.safeParse({ part, version: 0, value: sampleSettings[part] }).success, part).toBe(true);
});

const alarms = defaultSettings.alarms;
const ways = defaultSettings.paymentWays;
test.each([
  ["a vendor without a number", { part: "tax", value: { ...tax, isVendor: true } }],
  ["two rates for one day", { part: "tax", value: { ...tax, rates: [...rates, ...rates] } }],
  ["no rate at all", { part: "tax", value: { ...tax, rates: [] } }],
  [
    "no way to pay",
    {
      part: "paymentWays",
      value: { ...defaultSettings.paymentWays, online: false, transfer: false, cash: false, account: false },
    },
  ],
  ["a link for tips that anyone can read", { part: "paymentWays", value: { ...ways, tipLink: "http://pay.example" } }],
  ["a link for tips that runs a script", { part: "paymentWays", value: { ...ways, tipLink: "javascript:alert(1)" } }],
  ["a fee above the price", { part: "policies", value: { ...defaultSettings.policies, lateShare: 1.1 } }],
  ["an answer in no time", { part: "answers", value: { ...defaultSettings.answers, bookingMinutes: 0 } }],
  [
    "hours that are no number",
    { part: "instantHours", value: { ...defaultSettings.instantHours, city: { sedan: "2" } } },
  ],
  ["hours below none", { part: "instantHours", value: { ...defaultSettings.instantHours, tours: -1 } }],
  ["a webhook without TLS", { part: "alarms", value: { ...alarms, webhookUrl: "http://example.co.za" } }],
  ["a webhook with a password", { part: "alarms", value: { ...alarms, webhookUrl: "https://user@example.co.za" } }],
  ["a webhook that is no address", { part: "alarms", value: { ...alarms, webhookUrl: "https://" } }],
  ["a phone that cannot ring", { part: "alarms", value: { ...alarms, phones: ["555"] } }],
  ["a branch code of five", { part: "banking", value: { ...sampleSettings.banking, branchCode: "12345" } }],
])("%s is refused", (_what, change) => {
  expect(settingsChange.safeParse({ version: 0, ...change }).success).toBe(false);
});

test("a part is saved with its author and its previous value; the other parts stay", () =>
  inNewCompany(async (ctx, world) => {
    const team = await askingAs(ctx, { name: "Naledi", roles: ["admin"] });
    const saved = await saveSettings(team, { part: "tax", version: 0, value: tax });
    expect(saved).toMatchObject({ ok: true, value: { tax: { value: tax, version: 1, updated_by: "Naledi" } } });
    expect(await readSettings(team)).toMatchObject({
      value: { banking: { value: defaultSettings.banking, version: 0, updated_at: null } },
    });
    const [entry] = await ctx.db.select().from(auditLog);
    expect(entry).toMatchObject({
      action: "settings.saved",
      subjectId: "tax",
      details: { before: defaultSettings.tax, after: tax },
    });
    expect(world.siteTouched).toBe(0);
  }));

test("saving on an older version is refused, with the fresh one", () =>
  inNewCompany(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    await saveSettings(team, { part: "banking", version: 0, value: banking });
    const late = await saveSettings(team, { part: "banking", version: 0, value: sampleSettings.banking });
    expect(late).toMatchObject({ ok: false, reason: "changed_meanwhile", details: { version: 1, value: banking } });
    const next = await saveSettings(team, { part: "banking", version: 1, value: sampleSettings.banking });
    expect(next).toMatchObject({ ok: true, value: { banking: { version: 2 } } });
  }));

test("new cancellation rules get a new number, and the site is rendered again", () =>
  inNewCompany(async (ctx, world) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const value = { ...defaultSettings.policies, freeHours: 24 };
    const saved = await saveSettings(team, { part: "policies", version: 0, value });
    expect(saved).toMatchObject({ ok: true, value: { policies: { value: { freeHours: 24, version: 2 } } } });
    expect(world.siteTouched).toBe(1);
  }));

test("alarm recipients are saved once each; a webhook within our own network is refused before the transaction", () =>
  inTransaction(async (ctx) => {
    const alarmsOf = (webhookUrl: string) => ({
      part: "alarms" as const,
      version: 0,
      value: { emails: ["ops@example.co.za", "ops@example.co.za"], phones: ["082 555 0123"], webhookUrl },
    });
    for (const address of ["https://127.0.0.1/in", "https://[fd00::1]/in", "https://192.168.1.20:8443/in"])
      expect(await saveSettings.before(ctx, alarmsOf(address))).toEqual(refuse("not_public"));
    const outside = { leadsInside: () => Promise.reject(new Error("A name was looked up.")) };
    const named = alarmsOf("https://hooks.example.co.za/in");
    expect(await saveSettings(handing(ctx, { outside }), named)).toMatchObject({
      ok: true,
      value: { alarms: { value: { emails: ["ops@example.co.za"], phones: ["082 555 0123"] }, version: 1 } },
    });
    await expect(saveSettings.before(handing(ctx, { outside }), named)).rejects.toThrow();
  }));
