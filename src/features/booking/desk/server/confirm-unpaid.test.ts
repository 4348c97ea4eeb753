import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { extras } from "#db/schema/catalogue.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { settings } from "#db/schema/settings.ts";
import { vehicleHolds } from "#db/schema/trips.ts";
import { defaultSettings } from "#domain/company/company-settings.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { createBooking } from "#features/selling/sale/server/create-booking.ts";
import type { Context } from "#platform/context.ts";
import { aBookingRequest } from "#testing/builders/booking/a-booking-request.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { anExtra } from "#testing/builders/booking/an-extra.ts";
import { atDesk as atBusyDesk, created } from "#testing/builders/booking/at-desk.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction, type World } from "#testing/in-transaction.ts";
import { expireHolds } from "../../holds/server/expire-holds.ts";
import { overridePrice } from "../../money/server/override-price.ts";
import { confirmUnpaid } from "./confirm-unpaid.ts";

/** Booked on the site with a green light, and looked at by our team. */
async function booked(ctx: Context, changes: Parameters<typeof aBookingRequest>[0] = {}) {
  await ctx.db.insert(vehicles).values(aVehicle({ vehicleClass: "sedan", seats: 4 }));
  const made = await createBooking(ctx, aBookingRequest(changes));
  if (!made.ok) throw new Error(made.reason);
  const [row] = await ctx.db.select().from(bookings);
  if (!row) throw new Error("not written");
  return { id: row.id, version: row.version, reference: row.reference };
}

const atDesk = (run: (ctx: Context, world: World) => Promise<void>) =>
  inTransaction(async (ctx, world) =>
    run(await askingAs(ctx, { email: "office@example.com", name: "Nomsa Dlamini", roles: ["admin"] }), world),
  );

test("a price of nothing is asked twice, and then confirms what waits for its payment", () =>
  atDesk(async (ctx, world) => {
    const { reference, ...looked } = await booked(ctx);
    const input = { ...looked, total_cents: 0, reason: "A prize" };
    expect(await overridePrice(ctx, input)).toMatchObject({ ok: false, reason: "confirm_free" });
    expect(world.events).not.toContainEqual({ type: "booking.confirmed", reference });
    const free = await overridePrice(ctx, { ...input, is_confirmed: true });
    expect(free).toMatchObject({ ok: true, value: { state: "confirmed" } });
    expect(world.events).toContainEqual({ type: "booking.confirmed", reference });
  }));

test("a lower price does not", () =>
  atDesk(async (ctx) => {
    const { reference: _, ...looked } = await booked(ctx);
    const cheaper = await overridePrice(ctx, { ...looked, total_cents: 100, reason: "A friend" });
    expect(cheaper).toMatchObject({ ok: true, value: { state: "awaiting_payment" } });
  }));

test("more cash than the settings allow is asked about, and confirmed once our team says so", () =>
  atDesk(async (ctx) => {
    const { reference: _, ...looked } = await booked(ctx);
    const value = { ...defaultSettings.paymentWays, cashAtMostCents: 10_000 };
    await ctx.db.insert(settings).values({ name: "paymentWays", value, updatedAt: ctx.now });
    const input = { ...looked, method: "cash", reason: "Agreed by phone" } as const;
    expect(await confirmUnpaid(ctx, input)).toMatchObject({
      reason: "confirm_cash",
      details: { amount_cents: 35_000, limit_cents: 10_000 },
    });
    const confirmed = await confirmUnpaid(ctx, { ...input, is_cash_confirmed: true });
    expect(confirmed).toMatchObject({ ok: true, value: { state: "confirmed" } });
  }));

test("a test booking is confirmed by no one", () =>
  atDesk(async (ctx) => {
    const { reference: _, ...looked } = await booked(ctx, { is_test: true });
    const input = { ...looked, method: "cash" as const, reason: "Pays the driver" };
    expect(await confirmUnpaid(ctx, input)).toMatchObject({ ok: false, reason: "not_possible" });
  }));

test("a request is confirmed without payment by way of its price, and a vehicle is reserved", () =>
  atBusyDesk(async (ctx, world) => {
    const row = await created(ctx);
    const input = { id: row.id, version: row.version, method: "cash" as const, reason: "Pays the driver" };
    expect(await confirmUnpaid(ctx, input)).toMatchObject({ ok: true, value: { state: "confirmed" } });
    expect(await ctx.db.select().from(vehicleHolds)).toMatchObject([{ state: "reserved" }]);
    expect(world.events.at(-1)).toEqual({ type: "booking.confirmed", reference: row.reference });
  }));

test("what has lost the vehicle of one trip is confirmed only with another, under the trip’s own number", () =>
  atBusyDesk(async (ctx) => {
    const row = await created(ctx, { return_date: "2026-12-02", return_time: "10:00" });
    await ctx.db.update(vehicleHolds).set({ state: "released", expiresAt: null }).where(eq(vehicleHolds.leg, 2));
    const input = { id: row.id, version: row.version, method: "cash" as const, reason: "Pays the driver" };
    expect(await confirmUnpaid(ctx, input)).toMatchObject({ ok: true });
    const kept = await ctx.db.select().from(vehicleHolds).where(eq(vehicleHolds.state, "reserved"));
    expect(kept.map(({ leg }) => leg).toSorted()).toEqual([1, 2]);
  }));

test("what expired is not confirmed once others have bought its extra", () =>
  atDesk(async (ctx) => {
    await ctx.db.insert(extras).values(anExtra({ id: "cool-box", stock: 1 }));
    const chosen = { extras: [{ id: "cool-box", quantity: 1 }] };
    const { reference: _, id } = await booked(ctx, chosen);
    await expireHolds({ ...ctx, now: addMinutes(ctx.now, 31) });
    await ctx.db.insert(vehicles).values(aVehicle({ vehicleClass: "sedan", seats: 4 }));
    expect(await createBooking(ctx, aBookingRequest({ first_name: "Pieter", ...chosen }))).toMatchObject({ ok: true });
    const [expired] = await ctx.db.select().from(bookings).where(eq(bookings.id, id));
    const input = { id, version: expired?.version ?? 0, method: "cash" as const, reason: "Pays the driver" };
    expect(await confirmUnpaid(ctx, input)).toMatchObject({
      ok: false,
      reason: "extra_unavailable",
      details: { extra: "cool-box", left: 0 },
    });
  }));
