import { expect, test } from "vitest";
import { vehicles } from "#db/schema/fleet.ts";
import { tariffs } from "#db/schema/pricing.ts";
import { settings } from "#db/schema/settings.ts";
import { sampleCompany, sampleSettings } from "#db/seed/people/sample-company.ts";
import { newCompany } from "#domain/company/contact-details.ts";
import { setupSteps } from "#domain/company/setup-steps.ts";
import type { Context } from "#platform/context.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { givenDetails, givenSettings } from "#testing/company/given-settings.ts";
import { otherTariff } from "#testing/company/other-tariff.ts";
import { inNewCompany, testNow } from "#testing/in-transaction.ts";
import { setUp } from "#testing/test-config.ts";
import { readSetup } from "./read-setup.ts";

const payfast = { merchantId: "10000100", merchantKey: "a key", passphrase: "a-phrase", mode: "live" } as const;

const doneIn = async (ctx: Context) => {
  const answer = await readSetup(ctx);
  return answer.ok ? answer.value.steps.filter(({ done }) => done).map(({ step }) => step) : [];
};

test("an empty company is led through every step, and each that is done is ticked", () =>
  inNewCompany(async (ctx) => {
    const answer = await readSetup(ctx);
    expect(answer.ok && answer.value.steps.map(({ step }) => step)).toEqual([...setupSteps]);
    expect(await doneIn(ctx)).toEqual([]);
    await ctx.db.insert(settings).values({ name: "tax", value: {}, updatedAt: testNow });
    await ctx.db.insert(vehicles).values(aVehicle({ documentsUntil: null }));
    expect(await doneIn(ctx)).toEqual(["tax", "vehicle"]);
    await ctx.db.insert(vehicles).values(aVehicle());
    expect(await doneIn(ctx)).toEqual(["tax", "vehicle", "vehicle_documents"]);
  }));

test("what was done counts by whichever way it was done: by import, by invitation, by the server’s own settings", () =>
  inNewCompany(async (ctx) => {
    const setup = await readSetup(setUp(ctx, { payfast }));
    expect(setup.ok && setup.value.steps.filter(({ done }) => done).map(({ step }) => step)).toEqual(["payment"]);
    await ctx.db.insert(tariffs).values({
      version: 1000,
      state: "active",
      validFrom: "2026-01-01",
      content: otherTariff,
      createdAt: testNow,
    });
    await givenSettings(ctx, { paymentWays: { transfer: false } });
    expect(await doneIn(ctx)).toEqual(["banking", "payment", "tariff"]);
  }));

test("sample values are never done: details without a number, a registered name or an account", () =>
  inNewCompany(async (ctx) => {
    await givenDetails(ctx, { ...newCompany, name: "Starlight Transfers" });
    await givenSettings(ctx, { company: { licences: "x" }, banking: {} });
    expect(await doneIn(ctx)).toEqual([]);
    await givenDetails(ctx, sampleCompany);
    await givenSettings(ctx, { company: sampleSettings.company, banking: sampleSettings.banking });
    expect(await doneIn(ctx)).toEqual(["company", "banking"]);
  }));

test("the demo company needs no help", () =>
  inNewCompany(async (ctx) => {
    expect(await readSetup(setUp(ctx, { demo: true }))).toEqual({ ok: true, value: { steps: [] } });
  }));
