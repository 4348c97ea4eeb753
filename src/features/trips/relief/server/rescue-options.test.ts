import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { documents } from "#db/schema/documents.ts";
import { drivers } from "#db/schema/drivers.ts";
import { latestPositions } from "#db/schema/tracking.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { rescueOptions } from "./rescue-options.ts";

const roadside = { latitude: -34.0805, longitude: 18.8432 };

async function aCrew(ctx: Context, firstName: string, km: number, vehicle: { seats?: number; bags?: number } = {}) {
  const crew = await writeCrew(ctx, { driver: { firstName }, vehicle: { plate: `CA ${firstName}`, ...vehicle } });
  await ctx.db.insert(latestPositions).values({
    vehicleId: crew.vehicle_id,
    driverId: crew.driver_id,
    sourceId: ctx.newId(),
    takenAt: addMinutes(testNow, -1),
    receivedAt: testNow,
    latitude: roadside.latitude + km / 111,
    longitude: roadside.longitude,
    isSkewed: false,
    dutyUntil: addMinutes(testNow, 60),
    isOnShift: true,
  });
  return { ...crew, driverId: crew.driver_id, vehicleId: crew.vehicle_id };
}

async function aBreakdown(ctx: Context) {
  const crew = await writeCrew(ctx, { driver: { firstName: "Broken" } });
  const trip = await writeTrip(ctx, addMinutes(testNow, -30), {
    minutes: 90,
    booking: { state: "in_progress", destination: "Hermanus", passengers: 3, bags: 2 },
    trip: { state: "onboard", destination: "Hermanus", passengers: 3 },
    crew: { driverId: crew.driver_id, vehicleId: crew.vehicle_id, state: "active" },
  });
  const read = async () => {
    const options = await rescueOptions(await asTeam(ctx), { trip_id: trip.tripId, place: roadside });
    if (!options.ok) throw new Error("There are no options.");
    return options.value;
  };
  const names = async () =>
    (await read()).choices.map(({ crews }) => crews.map(({ driver }) => driver.name.split(" ")[0]).join(" + "));
  return { ...trip, read, names };
}

test("the nearest first; the driver whose vehicle broke down, one without documents and one on leave are not proposed", () =>
  inTransaction(async (ctx) => {
    const { read, names } = await aBreakdown(ctx);
    await aCrew(ctx, "Far", 40);
    await aCrew(ctx, "Near", 5);
    const expired = await aCrew(ctx, "Expired", 1);
    await ctx.db.delete(documents).where(eq(documents.ownerId, expired.driverId));
    const away = await aCrew(ctx, "Away", 2);
    await ctx.db.update(drivers).set({ state: "on_leave" }).where(eq(drivers.id, away.driverId));
    expect(await names()).toEqual(["Near", "Far"]);
    const { choices, others, meeting } = await read();
    expect(others, "Expired and the driver who waits with the passengers").toBe(2);
    expect(meeting?.text).toContain("Somerset West");
    expect(choices[0]?.minutes).toBeLessThan(choices[1]?.minutes ?? 0);
    expect(choices[0]?.arrives_at).toBe(addMinutes(testNow, choices[0]?.minutes ?? 0).toISOString());
  }));

test("one with passengers on board comes after them, or with its free seats if they go the same way", () =>
  inTransaction(async (ctx) => {
    const { read } = await aBreakdown(ctx);
    const crew = await aCrew(ctx, "Busy", 5);
    const current = await writeTrip(ctx, addMinutes(testNow, -20), {
      minutes: 40,
      booking: { destination: "Hermanus", passengers: 2, bags: 1 },
      trip: { state: "onboard", destination: "Hermanus", passengers: 2 },
      crew: { ...crew, state: "active" },
    });
    const { choices } = await read();
    expect(choices.map(({ crews }) => crews.map((one) => one.current))).toEqual([
      [{ trip_id: current.tripId, reference: current.reference, kind: "others" }],
      [{ trip_id: current.tripId, reference: current.reference, kind: "before" }],
    ]);
    const full = await aCrew(ctx, "Full", 4, { seats: 4 });
    await writeTrip(ctx, addMinutes(testNow, -20), {
      minutes: 300,
      booking: { destination: "Hermanus", passengers: 2, bags: 1 },
      trip: { state: "onboard", destination: "Hermanus", passengers: 2 },
      crew: { ...full, state: "active" },
    });
    const drivers = (await read()).choices.flatMap(({ crews }) => crews.map(({ driver }) => driver.name));
    expect(drivers, "its free seats are too few, and its own trip takes too long").not.toContain("Full Ndlovu");
  }));

test("another rescue has its driver already", () =>
  inTransaction(async (ctx) => {
    const { names } = await aBreakdown(ctx);
    const crew = await aCrew(ctx, "Rescuer", 5);
    await writeTrip(ctx, addMinutes(testNow, 10), {
      trip: { state: "arrived" },
      minutes: 240,
      crew: { ...crew, state: "active" },
    });
    expect(await names()).toEqual([]);
  }));

test("a trip that goes as planned needs no one", () =>
  inTransaction(async (ctx) => {
    const { tripId } = await writeTrip(ctx, addMinutes(testNow, 60));
    const options = await rescueOptions(await asTeam(ctx), { trip_id: tripId });
    expect(options).toMatchObject({ ok: true, value: { stage: null, choices: [], meeting: null } });
    expect(await rescueOptions(await asTeam(ctx), { trip_id: ctx.newId() })).toMatchObject({ reason: "not_found" });
  }));

test("a place in words that we know moves everything there; one that no one knows asks for another", () =>
  inTransaction(async (ctx) => {
    const { tripId } = await aBreakdown(ctx);
    await aCrew(ctx, "Near", 5);
    const desk = await asTeam(ctx);
    const at = async (text: string) => {
      const options = await rescueOptions(desk, { trip_id: tripId, place: { text } });
      return options.ok ? options.value : undefined;
    };
    expect(await at("Stellenbosch")).toMatchObject({ meeting: { text: "Stellenbosch" }, choices: [expect.anything()] });
    expect(await at("behind the third rock")).toMatchObject({ meeting: null, choices: [] });
  }));
