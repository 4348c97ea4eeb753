import { expect, test } from "vitest";
import { localDate } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { writeProvider } from "#testing/builders/dispatch/a-provider.ts";
import { anotherDriver, aPayRule } from "#testing/builders/money/a-paid-driver.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { readPayRules } from "./read-pay-rules.ts";

test("a driver’s own rule overrides the default; both have a history", () =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx, "admin");
    await aPayRule(ctx);
    const { driverId } = await anotherDriver(ctx);
    expect(await readPayRules(team, { driver_id: driverId })).toMatchObject({
      value: { current: { is_own: false }, rules: [], provider: null },
    });
    await aPayRule(ctx, { driverId, perTripCents: 1, effectiveFrom: localDate("2026-02-01") });
    await aPayRule(ctx, { driverId, perTripCents: 2, effectiveFrom: localDate("2099-02-01") });
    expect(await readPayRules(team, { driver_id: driverId })).toMatchObject({
      value: { current: { is_own: true, per_trip_cents: 1 }, rules: [{ per_trip_cents: 2 }, { per_trip_cents: 1 }] },
    });
    expect(await readPayRules(team, { driver_id: null })).toMatchObject({
      value: { current: { is_own: false, per_trip_cents: 10_000 }, rules: [{}] },
    });
  }));

test("a partner’s driver has a provider instead; an unknown driver has nothing", () =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx, "admin");
    await aPayRule(ctx);
    const { providerId } = await writeProvider(ctx);
    const { driverId: driver_id } = await anotherDriver(ctx, { providerId });
    expect(await readPayRules(team, { driver_id })).toMatchObject({
      value: { current: null, provider: { id: providerId, name: "Table Bay Drivers" } },
    });
    expect(await readPayRules(team, { driver_id: newId() })).toMatchObject({ reason: "not_found" });
  }));
