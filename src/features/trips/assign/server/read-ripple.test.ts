import { expect, test } from "vitest";
import { organisations } from "#db/schema/partners.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam, readTrip, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { offerTrip } from "../../offers/server/offer-trip.ts";
import { shiftTrip } from "../../shift/server/shift-trip.ts";
import { assignTrip } from "./assign-trip.ts";
import { readRipple } from "./read-ripple.ts";

const start = addHours(testNow, 30);

async function twoTrips(ctx: Context) {
  const crew = await writeCrew(ctx);
  const first = await writeTrip(ctx, start);
  const second = await writeTrip(ctx, addHours(start, 2), { trip: { priceCents: 100_000 } });
  for (const { tripId } of [first, second]) {
    const result = await assignTrip(ctx, { trip_id: tripId, version: 1, ...crew });
    expect(result.ok).toBe(true);
  }
  return { first, second, crew };
}

test("a trip on time breaks nothing", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const { first } = await twoTrips(ctx);
    expect(await readRipple(ctx, { trip_id: first.tripId, minutes: 0 })).toEqual({
      ok: true,
      value: { broken: [], repairs: null },
    });
  }));

test("a delay names the trip it breaks, with three ways to save it and the cost of each", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const { first, second } = await twoTrips(ctx);
    const other = await writeCrew(ctx);
    const provider = { id: newId(), kind: "driver_provider" as const, name: "Cape Wheels", createdAt: testNow };
    await ctx.db.insert(organisations).values(provider);
    const ripple = await readRipple(ctx, { trip_id: first.tripId, minutes: 120 });
    if (!ripple.ok) throw new Error(ripple.reason);
    const [broken] = ripple.value.broken;
    expect(broken).toMatchObject({ trip_id: second.tripId, reference: second.reference });
    expect(broken?.minutes_late).toBeGreaterThan(0);
    const { swap, farm_out, move_customer } = ripple.value.repairs ?? {};
    expect(swap).toMatchObject({ driver: { id: other.driver_id }, vehicle: { id: other.vehicle_id } });
    expect(farm_out).toEqual({ providers: [{ id: provider.id, name: "Cape Wheels" }], cost_cents: 70_000 });
    expect(new Date(move_customer?.pickup_at ?? 0).getTime()).toBeGreaterThanOrEqual(
      addMinutes(addHours(start, 2), broken?.minutes_late ?? 0).getTime(),
    );
    expect(move_customer?.cost_cents).toBe(0);
  }));

test.each(["swap", "farm_out", "move_customer"] as const)("each solution can be applied as shown: %s", (way) =>
  inTransaction(async (plain, world) => {
    const ctx = await asTeam(plain);
    const { first, second } = await twoTrips(ctx);
    await writeCrew(ctx);
    const provider = { id: newId(), kind: "driver_provider" as const, name: "Cape Wheels", createdAt: testNow };
    await ctx.db.insert(organisations).values(provider);
    const ripple = await readRipple(ctx, { trip_id: first.tripId, minutes: 120 });
    if (!ripple.ok) throw new Error(ripple.reason);
    const { swap, farm_out, move_customer } = ripple.value.repairs ?? {};
    const seen = { trip_id: second.tripId, version: ripple.value.broken[0]?.version ?? 0 };
    const reason = "the trip before it runs late";
    const done = {
      swap: () => assignTrip(ctx, { ...seen, driver_id: swap?.driver.id ?? "", vehicle_id: swap?.vehicle.id ?? "" }),
      farm_out: () => {
        const provider_ids = farm_out?.providers.map(({ id }) => id) ?? [];
        return offerTrip(ctx, { ...seen, mode: "pool", to: [], provider_ids, instead_reason: reason });
      },
      move_customer: () => shiftTrip(ctx, { ...seen, pickup_at: move_customer?.pickup_at ?? "", reason }),
    };
    expect(await done[way]()).toMatchObject({ ok: true });
    expect((await readTrip(ctx, second.tripId)).state).toBe(way === "farm_out" ? "offered" : "assigned");
    const isTaken = world.events.some(({ type }) => type === "driver.removed");
    expect(isTaken, "its driver is notified").toBe(way !== "move_customer");
    const left = await readRipple(ctx, { trip_id: first.tripId, minutes: 120 });
    if (way !== "move_customer") expect(left).toMatchObject({ ok: true, value: { broken: [] } });
  }),
);

test("a trip already assigned is not offered to others without a reason", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const { second } = await twoTrips(ctx);
    const { version } = await readTrip(ctx, second.tripId);
    const input = { trip_id: second.tripId, version, mode: "pool", to: [], provider_ids: [newId()] } as const;
    expect(await offerTrip(ctx, { ...input, to: [], provider_ids: [...input.provider_ids] })).toMatchObject({
      reason: "not_possible",
    });
  }));

test("where no one else can drive and no provider works with us, the customer can still be moved", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const { first } = await twoTrips(ctx);
    const ripple = await readRipple(ctx, { trip_id: first.tripId, minutes: 120 });
    expect(ripple).toMatchObject({ ok: true, value: { repairs: { swap: null, farm_out: null } } });
  }));

test("a trip without a driver has no knock-on effects", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const { tripId } = await writeTrip(ctx, start);
    expect(await readRipple(ctx, { trip_id: tripId, minutes: 30 })).toMatchObject({ ok: false, reason: "no_driver" });
    expect(await readRipple(ctx, { trip_id: newId(), minutes: 30 })).toMatchObject({ ok: false, reason: "not_found" });
  }));

test("dragging a trip onto a driver shows what it would break, before anything is assigned", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const { second, crew } = await twoTrips(ctx);
    const dragged = await writeTrip(ctx, addHours(start, 2));
    const ripple = await readRipple(ctx, { trip_id: dragged.tripId, minutes: 0, ...crew });
    expect(ripple).toMatchObject({ ok: true, value: { broken: [{ trip_id: second.tripId }] } });
    const others = await writeCrew(ctx);
    expect(await readRipple(ctx, { trip_id: dragged.tripId, minutes: 0, ...others })).toMatchObject({
      value: { broken: [] },
    });
    expect(await readRipple(ctx, { trip_id: dragged.tripId, minutes: 0 })).toMatchObject({ reason: "no_driver" });
  }));
