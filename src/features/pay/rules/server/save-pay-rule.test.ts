import { expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { writeProvider } from "#testing/builders/dispatch/a-provider.ts";
import { aDrivenTrip, anotherDriver, aPayRule, payOf, settleAll } from "#testing/builders/money/a-paid-driver.ts";
import { followEvents } from "#testing/follow-events.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { readPayRules } from "./read-pay-rules.ts";
import { repayByRule } from "./repay-by-rule.ts";
import { savePayRule } from "./save-pay-rule.ts";

const rule = (changes = {}) => ({
  effective_from: "2026-11-01",
  follows_default: false,
  note: "",
  per_trip_cents: 15_000,
  per_hour_cents: 0,
  day_hours: 12,
  fare_share: 0,
  wait_share: 0,
  night_cents: 0,
  night_away_cents: 0,
  tip_share: 1,
  ...changes,
});
const reactions = { "pay.rule_saved": { repayByRule } };

test("a driver’s rule replaces the default from its date on, and trips since then are recalculated", () =>
  inTransaction(async (ctx, world) => {
    await aPayRule(ctx);
    const team = await asTeam(ctx, "admin");
    const driver = await anotherDriver(ctx);
    const recent = await aDrivenTrip(ctx, driver);
    const before = await aDrivenTrip(ctx, driver, { hoursAgo: 24 * 60 });
    await settleAll(ctx);
    const paid = async () =>
      [await payOf(ctx, recent.tripId), await payOf(ctx, before.tripId)].map((one) => one?.amountCents);
    expect(await paid()).toEqual([10_000, 10_000]);

    expect(await savePayRule(team, { driver_id: driver.driverId, rule: rule() })).toMatchObject({ ok: true });
    await followEvents(ctx, world, { reactions });
    expect(await paid()).toEqual([15_000, 10_000]);

    await savePayRule(team, { driver_id: driver.driverId, rule: rule({ follows_default: true }) });
    await followEvents(ctx, world, { reactions });
    expect(await paid()).toEqual([10_000, 10_000]);
    expect(await readPayRules(team, { driver_id: driver.driverId })).toMatchObject({
      value: {
        current: { is_own: false, per_trip_cents: 10_000 },
        rules: [{ follows_default: true, created_by: "Naledi Jacobs" }, { per_trip_cents: 15_000 }],
      },
    });
  }));

test("a default that starts later pays nothing today", () =>
  inTransaction(async (ctx, world) => {
    const team = await asTeam(ctx, "admin");
    const trip = await aDrivenTrip(ctx, await anotherDriver(ctx));
    await savePayRule(team, { driver_id: null, rule: rule({ effective_from: "2099-01-01" }) });
    await followEvents(ctx, world, { reactions });
    expect(await payOf(ctx, trip.tripId)).toBeUndefined();
    expect(await readPayRules(team, { driver_id: null })).toMatchObject({ value: { current: null, rules: [{}] } });
  }));

test("a driver paid by a provider has no rule; the default has no default; an unknown driver is refused", () =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx, "admin");
    const { providerId } = await writeProvider(ctx);
    const partner = await anotherDriver(ctx, { providerId });
    const refused = async (driver_id: string | null, changes = {}) =>
      savePayRule(team, { driver_id, rule: rule(changes) });
    expect(await refused(partner.driverId)).toMatchObject({ reason: "partner_driver" });
    expect(await refused(null, { follows_default: true })).toMatchObject({ reason: "default_for_all" });
    expect(await refused(newId())).toMatchObject({ reason: "not_found" });
    expect(await readPayRules(team, { driver_id: newId() })).toMatchObject({ reason: "not_found" });
    expect(await readPayRules(team, { driver_id: partner.driverId })).toMatchObject({
      value: { current: null, provider: { id: providerId, name: "Table Bay Drivers" } },
    });
  }));

test("a provider’s rule applies where nothing was agreed, and shares waiting where it was", () =>
  inTransaction(async (ctx, world) => {
    await aPayRule(ctx);
    const team = await asTeam(ctx, "admin");
    const { providerId: provider_id } = await writeProvider(ctx);
    const partner = await anotherDriver(ctx, { providerId: provider_id });
    const trip = await aDrivenTrip(ctx, partner);
    const agreed = await aDrivenTrip(ctx, partner, { agreedCents: 40_000 });
    await settleAll(ctx);
    const paid = async () =>
      [await payOf(ctx, trip.tripId), await payOf(ctx, agreed.tripId)].map((one) => one?.amountCents);
    expect(await paid()).toEqual([undefined, 40_000]);

    const input = { driver_id: null, provider_id };
    expect(await savePayRule(team, { ...input, rule: rule() })).toMatchObject({ ok: true });
    await followEvents(ctx, world, { reactions });
    expect(await paid()).toEqual([15_000, 40_000]);
    expect(await readPayRules(team, input)).toMatchObject({ value: { current: { is_own: true, day_hours: 12 } } });

    await savePayRule(team, { ...input, rule: rule({ follows_default: true }) });
    await followEvents(ctx, world, { reactions });
    expect(await paid()).toEqual([undefined, 40_000]);
    expect(await readPayRules(team, input)).toMatchObject({ value: { current: null, rules: [{}, {}] } });
    expect(await readPayRules(team, { driver_id: null })).toMatchObject({ value: { rules: [{ is_own: false }] } });
    expect(await readPayRules(team, { driver_id: partner.driverId, provider_id })).toMatchObject({
      reason: "not_found",
    });
    expect(await readPayRules(team, { driver_id: null, provider_id: newId() })).toMatchObject({ reason: "not_found" });
  }));
