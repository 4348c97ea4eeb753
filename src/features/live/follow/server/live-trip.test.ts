import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { assignments, tripMoves, trips } from "#db/schema/trips.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { atAirport, writeLiveTrip, writeSeen } from "#testing/builders/dispatch/a-live-trip.ts";
import { aJpeg, aPng, aSentFile } from "#testing/builders/services/a-file.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { createLiveLink } from "../../links/server/create-live-link.ts";
import { withdrawLiveLink } from "../../links/server/withdraw-live-link.ts";
import { liveTrip } from "./live-trip.ts";
import { shareLiveTrip } from "./share-live-trip.ts";

async function read(ctx: Context, token: string) {
  const shown = await liveTrip(ctx, { token });
  if (!shown.ok) throw new Error(shown.reason);
  return shown.value;
}

const later = (ctx: Context, minutes: number): Context => ({ ...ctx, now: addMinutes(ctx.now, minutes) });

test("on the way: driver, vehicle, number plate, position, and arrival by road", () =>
  inTransaction(async (ctx) => {
    const trip = await writeLiveTrip(ctx);
    await writeSeen(ctx, trip, { latitude: -33.93, longitude: 18.47, minutesAgo: 1 });
    const shown = await read(ctx, trip.token);
    expect(shown).toMatchObject({
      kind: "customer",
      standing: "open",
      first_name: "Thandi",
      title: "Airport Transfer",
    });
    const [vehicle] = shown.vehicles;
    expect(vehicle).toMatchObject({
      state: "en_route",
      vehicle: "White Hyundai Staria",
      plate: trip.plate,
      driver: { first_name: "Sipho", phone: "+27 82 555 0201" },
      position: { latitude: -33.93, longitude: 18.47, is_rounded: false, is_silent: false },
      arrival: { target: "pickup", by: "road" },
    });
    const minutes = (Date.parse(vehicle?.arrival?.at ?? "") - ctx.now.getTime()) / 60_000;
    expect(minutes).toBeGreaterThan(8);
    expect(minutes).toBeLessThan(45);
  }));

test("uploaded photos of driver and vehicle are shown, and without one their drawn portraits", () =>
  inTransaction(async (ctx) => {
    const trip = await writeLiveTrip(ctx);
    expect((await read(ctx, trip.token)).vehicles).toMatchObject([
      {
        driver: { photo: null, portrait: expect.stringMatching(/^\/portraits\/driver-\d+\.svg$/) },
        vehicle_photo: null,
        vehicle_portrait: expect.stringMatching(/^\/portraits\/van-white-\d+\.svg$/),
      },
    ]);
    const [face, van] = [await aSentFile(ctx, aJpeg()), await aSentFile(ctx, aPng())];
    await ctx.db.update(drivers).set({ photoId: face.file_id }).where(eq(drivers.id, trip.driverId));
    await ctx.db.update(vehicles).set({ photoId: van.file_id }).where(eq(vehicles.id, trip.vehicleId));
    const [shown] = (await read(ctx, trip.token)).vehicles;
    expect(shown?.driver?.photo).toContain(face.file_id);
    expect(shown?.vehicle_photo).toContain(van.file_id);
  }));

test("the customer sees the PIN until they are on board, and no one else does", () =>
  inTransaction(async (ctx) => {
    const trip = await writeLiveTrip(ctx);
    expect((await read(ctx, trip.token)).pin).toMatch(/^\d{4}$/);
    const staff = await createLiveLink(ctx, { trip_id: trip.tripId, name: "Concierge" });
    const family = await shareLiveTrip(ctx, { token: trip.token, name: "Mum", email: "" });
    const addresses = [staff.ok && staff.value.address, family.ok && family.value.link.address];
    for (const address of addresses) expect((await read(ctx, String(address).split("/").at(-1) ?? "")).pin).toBeNull();
    const aboard = await writeLiveTrip(ctx, { state: "onboard" });
    expect((await read(ctx, aboard.token)).pin).toBeNull();
  }));

test("before departure the position is approximate, and no phone number is shown", () =>
  inTransaction(async (ctx) => {
    const trip = await writeLiveTrip(ctx, { state: "assigned" });
    await writeSeen(ctx, trip, { latitude: -33.930_17, longitude: 18.470_23 });
    const [vehicle] = (await read(ctx, trip.token)).vehicles;
    expect(vehicle?.position).toMatchObject({ is_rounded: true, heading: null });
    expect(vehicle?.position?.latitude).not.toBe(-33.930_17);
    expect(vehicle).toMatchObject({ driver: { phone: null }, arrival: { by: "plan" } });
  }));

test("a silent phone: its last position, and the arrival by road from there", () =>
  inTransaction(async (ctx) => {
    const trip = await writeLiveTrip(ctx);
    await writeSeen(ctx, trip, { latitude: -33.93, longitude: 18.47, minutesAgo: 4 });
    const [vehicle] = (await read(ctx, trip.token)).vehicles;
    expect(vehicle).toMatchObject({ position: { is_silent: true }, arrival: { by: "road" } });
  }));

test.each<[string, TripState, number]>([
  ["more than an hour before", "assigned", 61],
  ["cancelled", "cancelled", 20],
  ["over, by the plan", "assigned", -90],
])("%s: no driver, no vehicle, no position", (_what, state, startsIn) =>
  inTransaction(async (ctx) => {
    const trip = await writeLiveTrip(ctx, { state, startsIn });
    await writeSeen(ctx, trip);
    const shown = await read(ctx, trip.token);
    expect(shown.standing).not.toBe("open");
    expect(shown.vehicles).toEqual([]);
    expect(JSON.stringify(shown)).not.toContain(trip.plate);
  }),
);

test("after the drop-off there is no position, and 15 minutes later nothing", () =>
  inTransaction(async (ctx) => {
    const trip = await writeLiveTrip(ctx, { state: "completed", startsIn: -50 });
    await ctx.db
      .insert(tripMoves)
      .values({ id: newId(), tripId: trip.tripId, toState: "completed", actor: "system", createdAt: ctx.now });
    await ctx.db.update(assignments).set({ state: "fulfilled" }).where(eq(assignments.tripId, trip.tripId));
    await writeSeen(ctx, trip);
    expect((await read(ctx, trip.token)).vehicles).toMatchObject([
      { state: "completed", position: null, arrival: null },
    ]);
    expect(await read(later(ctx, 15), trip.token)).toMatchObject({ standing: "open" });
    expect(await read(later(ctx, 16), trip.token)).toMatchObject({ standing: "over", vehicles: [] });
  }));

test("a vehicle on another trip, or with another driver, is not shown", () =>
  inTransaction(async (ctx) => {
    const [trip, other] = [await writeLiveTrip(ctx), await writeLiveTrip(ctx)];
    await writeSeen(ctx, { ...trip, tripId: other.tripId });
    await writeSeen(ctx, { ...other, driverId: trip.driverId });
    for (const { token } of [trip, other])
      expect((await read(ctx, token)).vehicles).toMatchObject([{ position: null, arrival: { by: "plan" } }]);
  }));

test("after a reassignment the previous driver’s details are gone", () =>
  inTransaction(async (ctx) => {
    const [trip, other] = [await writeLiveTrip(ctx, { state: "assigned" }), await writeLiveTrip(ctx)];
    await writeSeen(ctx, trip);
    await ctx.db.update(assignments).set({ state: "removed" }).where(eq(assignments.tripId, trip.tripId));
    await ctx.db.update(trips).set({ state: "unassigned" }).where(eq(trips.id, trip.tripId));
    expect((await read(ctx, trip.token)).vehicles).toMatchObject([{ driver: null, plate: null, position: null }]);
    expect(JSON.stringify(await read(ctx, trip.token))).not.toContain(other.plate);
  }));

test("one link shows both vehicles of a trip, and a part has no link of its own", () =>
  inTransaction(async (ctx) => {
    const [trip, second] = [await writeLiveTrip(ctx), await writeLiveTrip(ctx, { state: "assigned" })];
    const [first] = await ctx.db.select().from(trips).where(eq(trips.id, trip.tripId));
    if (!first) throw new Error("a trip");
    const part = { bookingId: first.bookingId, part: 2, bags: 1, splitFrom: trip.tripId };
    await ctx.db.update(trips).set(part).where(eq(trips.id, second.tripId));
    expect((await read(ctx, trip.token)).vehicles).toMatchObject([
      { part: 1, plate: trip.plate },
      { part: 2, plate: second.plate },
    ]);
    expect(await liveTrip(ctx, { token: second.token })).toMatchObject({ reason: "not_found" });
  }));

test("family sees less: areas, but no number plate, phone, waiting or links", () =>
  inTransaction(async (ctx) => {
    const booking = { pickupLocation: "12 Kloof Street, Gardens" };
    const trip = await writeLiveTrip(ctx, { booking, state: "arrived" });
    await writeSeen(ctx, trip, atAirport);
    const made = await shareLiveTrip(ctx, { token: trip.token, name: "Mum", email: "" });
    const token = made.ok ? (made.value.link.address.split("/").at(-1) ?? "") : "";
    const shown = await read(ctx, token);
    expect(shown).toMatchObject({
      kind: "family",
      from: "Gardens",
      may_tell_late: false,
      may_share: false,
      shared: [],
    });
    expect(shown.vehicles).toMatchObject([{ plate: null, wait: null, driver: { first_name: "Sipho", phone: null } }]);
    // A photo of the vehicle may show its plate, so only its portrait is.
    expect(shown.vehicles).toMatchObject([
      { vehicle_portrait: expect.stringContaining("/portraits/van-"), vehicle_photo: null },
    ]);
    expect(JSON.stringify(shown)).not.toMatch(/Kloof|0201|Mokoena/);
  }));

test("waiting passengers see the driver’s meter: free minutes, then the price", () =>
  inTransaction(async (ctx) => {
    const trip = await writeLiveTrip(ctx, { state: "arrived", startsIn: -10 });
    const arrived = { id: newId(), tripId: trip.tripId, toState: "arrived" as const, actor: "system" };
    await ctx.db.insert(tripMoves).values({ ...arrived, createdAt: addMinutes(ctx.now, -12) });
    const waiting = async (now: Context) => (await read(now, trip.token)).vehicles[0]?.wait;
    expect(await waiting(ctx)).toMatchObject({
      is_running: true,
      free_minutes: 60,
      steps: 0,
      cents: 0,
      free_until: addMinutes(ctx.now, 50).toISOString(),
    });
    const beyond = await waiting(later(ctx, 66));
    expect(beyond).toMatchObject({ steps: 2 });
    expect(beyond?.cents).toBe(2 * (beyond?.step_cents ?? 0));
  }));

test.each(["", "nonsense", "x".repeat(44)])("a forged token opens nothing (%s)", (token) =>
  inTransaction(async (ctx) => {
    expect(await liveTrip(ctx, { token })).toMatchObject({ ok: false, reason: "not_found" });
  }),
);

test("a link of another kind, an altered one and a withdrawn one open nothing", () =>
  inTransaction(async (ctx) => {
    const trip = await writeLiveTrip(ctx);
    const last = trip.token.at(-1) === "A" ? "B" : "A";
    const rating = trip.token.slice(0, 22) + ctx.linkSealFor(`rating:${trip.tripId}`);
    for (const token of [`${trip.token.slice(0, -1)}${last}`, rating])
      expect(await liveTrip(ctx, { token })).toMatchObject({ reason: "not_found" });
    await withdrawLiveLink(ctx, { link_id: trip.tripId });
    expect(await liveTrip(ctx, { token: trip.token })).toMatchObject({ reason: "not_found" });
  }));
