import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { drivers } from "#db/schema/drivers.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { liveSeal } from "#features/live/contract.ts";
import type { Context } from "#platform/context.ts";
import { sealedToken } from "#platform/http/sealed-token.ts";
import { newId } from "#platform/ids.ts";
import { at, readSold, writeSold } from "#testing/builders/booking/a-sold-transfer.ts";
import { aDriver } from "#testing/builders/booking/a-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { openLivePage } from "./open-live-page.ts";
import { reportLate } from "./report-late.ts";
import { requestNewPickup } from "./request-new-pickup.ts";
import { shareLiveTrip } from "./share-live-trip.ts";

const pickup = at("2026-11-28", "14:00");

/** A sold transfer forty minutes before its pickup, and the customer’s token. */
async function soon(first: Context) {
  const sold = await writeSold(first);
  const [leg] = (await readSold(first, sold.id)).legs;
  if (!leg) throw new Error("A trip");
  const ctx: Context = { ...first, now: addMinutes(pickup, -40) };
  return { ctx, sold, tripId: leg.id, token: sealedToken(ctx, liveSeal, leg.id) };
}

async function giveDriver(ctx: Context, tripId: string, bookingId: string) {
  const driver = aDriver();
  await ctx.db.insert(drivers).values(driver);
  const [hold] = (await readSold(ctx, bookingId)).kept;
  if (!hold) throw new Error("A vehicle");
  const crew = { id: newId(), tripId, driverId: driver.id, vehicleId: hold.vehicleId, busy: hold.busy };
  await ctx.db.insert(assignments).values({ ...crew, state: "accepted", createdAt: ctx.now });
  await ctx.db.update(trips).set({ state: "assigned" }).where(eq(trips.id, tripId));
}

const offered = async (ctx: Context, token: string) => (await openLivePage(ctx, token))?.newPickup;
const half = addMinutes(pickup, 30).toISOString();
const input = { pickup_at: half, expected_difference_cents: 0 };

test("a late passenger is offered a later pickup, which applies at once while no driver is assigned", () =>
  inTransaction(async (first) => {
    const { ctx, sold, token } = await soon(first);
    expect(await offered(ctx, token)).toBeNull();
    await reportLate(ctx, { token, minutes: 30 });
    expect(await offered(ctx, token)).toEqual({
      standing: "at_once",
      at: half,
      difference_cents: 0,
      answer_due_at: null,
    });

    const done = await requestNewPickup(ctx, { token, ...input });
    expect(done).toEqual({ ok: true, value: { is_applied: true } });
    const { booking, legs } = await readSold(ctx, sold.id);
    expect(booking.pickupAt).toEqual(new Date(half));
    expect(legs[0]?.pickupAt).toEqual(new Date(half));
    // The old report does not offer it again, and a second click changes nothing.
    const after = { ...ctx, now: addMinutes(ctx.now, 1) };
    expect(await offered(after, token)).toBeNull();
    expect(await requestNewPickup(after, { token, ...input })).toMatchObject({ reason: "not_possible" });
  }));

test("with a driver our team must agree first, and the page says that it is pending", () =>
  inTransaction(async (first, world) => {
    const { ctx, sold, tripId, token } = await soon(first);
    await giveDriver(ctx, tripId, sold.id);
    await reportLate(ctx, { token, minutes: 30 });
    expect(await offered(ctx, token)).toMatchObject({
      standing: "on_request",
      difference_cents: 0,
      answer_due_at: addMinutes(ctx.now, 30).toISOString(),
    });

    const done = await requestNewPickup(ctx, { token, ...input });
    expect(done).toEqual({ ok: true, value: { is_applied: false } });
    expect((await readSold(ctx, sold.id)).booking).toMatchObject({
      pickupAt: pickup,
      amendment: "proposed_by_customer",
    });
    expect(world.events.map(({ type }) => type)).toContain("booking.change_proposed");
    expect(await offered(ctx, token)).toEqual({ standing: "waiting" });
  }));

test("only the customer’s link moves a pickup, only to a later time, and only before the passengers are on board", () =>
  inTransaction(async (first) => {
    const { ctx, tripId, token } = await soon(first);
    const shared = await shareLiveTrip(ctx, { token, name: "Mum", email: "" });
    const family = shared.ok ? (shared.value.link.address.split("/").at(-1) ?? "") : "";
    expect(await requestNewPickup(ctx, { ...input, token: family })).toMatchObject({ reason: "not_found" });
    for (const minutes of [0, -30, 121]) {
      const pickup_at = addMinutes(pickup, minutes).toISOString();
      expect(await requestNewPickup(ctx, { ...input, token, pickup_at })).toMatchObject({ reason: "not_possible" });
    }
    const dearer = { ...input, token, expected_difference_cents: 100 };
    expect(await requestNewPickup(ctx, dearer)).toMatchObject({ reason: "price_changed" });
    await ctx.db.update(trips).set({ state: "onboard" }).where(eq(trips.id, tripId));
    expect(await requestNewPickup(ctx, { ...input, token })).toMatchObject({ reason: "not_possible" });
  }));
