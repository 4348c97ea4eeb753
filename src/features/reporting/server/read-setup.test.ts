import { expect, test } from "vitest";
import { vehicles } from "#db/schema/fleet.ts";
import { settings } from "#db/schema/settings.ts";
import { setupSteps } from "#domain/company/setup-steps.ts";
import type { Context } from "#platform/context.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { readSetup } from "./read-setup.ts";

const doneIn = async (ctx: Context) => {
  const answer = await readSetup(ctx, { demo: false });
  return answer.ok ? answer.value.steps.filter(({ done }) => done).map(({ step }) => step) : [];
};

test("an empty company is led through every step, and each that is done is ticked", () =>
  inTransaction(async (ctx) => {
    const answer = await readSetup(ctx, { demo: false });
    expect(answer.ok && answer.value.steps.map(({ step }) => step)).toEqual([...setupSteps]);
    expect(await doneIn(ctx)).toEqual([]);
    await ctx.db.insert(settings).values({ name: "tax", value: {}, updatedAt: testNow });
    await ctx.db.insert(vehicles).values(aVehicle({ documentsUntil: null }));
    expect(await doneIn(ctx)).toEqual(["tax", "vehicle"]);
    await ctx.db.insert(vehicles).values(aVehicle());
    expect(await doneIn(ctx)).toEqual(["tax", "vehicle", "vehicle_documents"]);
  }));

test("the demo company needs no help", () =>
  inTransaction(async (ctx) => {
    expect(await readSetup(ctx, { demo: true })).toEqual({ ok: true, value: { steps: [] } });
  }));
