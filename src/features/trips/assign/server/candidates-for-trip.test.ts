import { expect, test } from "vitest";
import { driverAbsences, driverShifts } from "#db/schema/drivers.ts";
import { fuelEntries } from "#db/schema/fleet.ts";
import { vehicleHolds } from "#db/schema/trips.ts";
import { addDays, addHours, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { writeProvider } from "#testing/builders/dispatch/a-provider.ts";
import { aCashPayment, aDriverWithVehicle, takenCash } from "#testing/builders/dispatch/a-shift.ts";
import { aPayRule } from "#testing/builders/money/a-paid-driver.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { candidatesForTrip } from "./candidates-for-trip.ts";

const day = addDays(localDateOf(testNow), 3);
const noon = momentOf(day, localTime("12:00"));
const range = (from: Date, to: Date) => `["${from.toISOString()}","${to.toISOString()}")`;

test("drivers are ranked: nearby and free first, not allowed last, each with every reason", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const far = await writeCrew(ctx, { driver: { firstName: "Far", homeArea: "Hermanus" } });
    const near = await writeCrew(ctx, { driver: { firstName: "Near", homeArea: "Sea Point" } });
    const away = await writeCrew(ctx, { driver: { firstName: "Away", homeArea: "Sea Point" } });
    const expired = await writeCrew(ctx, { driver: { firstName: "Expired" }, documents: { prdp: null } });
    await writeCrew(ctx, { driver: { firstName: "Gone", state: "left" } });
    await ctx.db.insert(driverAbsences).values({
      id: newId(),
      driverId: away.driver_id,
      kind: "leave",
      state: "granted",
      createdBy: "system",
      span: range(addHours(noon, -4), addHours(noon, 4)),
      createdAt: testNow,
    });
    const { tripId } = await writeTrip(ctx, noon, {
      booking: { pickupLocation: "Camps Bay", destination: "Hermanus" },
    });

    const result = await candidatesForTrip(ctx, { trip_id: tripId });
    if (!result.ok) throw new Error(result.reason);
    const { candidates } = result.value;
    expect(candidates.map(({ driver, can }) => [driver.id, can])).toEqual([
      [near.driver_id, true],
      [far.driver_id, true],
      [away.driver_id, false],
      [expired.driver_id, false],
    ]);
    expect(candidates[0]?.facts.reposition_km).toBeLessThan(10);
    expect(candidates[2]?.reasons).toMatchObject([{ kind: "driver_away", override: "dispatcher" }]);
    expect(candidates[3]?.reasons).toMatchObject([{ kind: "document_missing", override: "super_user" }]);
  }));

test("a driver’s other trips decide the distance, the slack and the hours of the week", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const { driver_id: driverId, vehicle_id: vehicleId } = await writeCrew(ctx, { driver: { homeArea: "Hermanus" } });
    await writeTrip(ctx, addHours(noon, -3), {
      booking: { pickupLocation: "Cape Town International Airport", destination: "Camps Bay" },
      crew: { driverId, vehicleId },
    });
    const { tripId } = await writeTrip(ctx, noon, {
      booking: { pickupLocation: "Camps Bay", destination: "Sea Point" },
    });
    await ctx.db.insert(driverShifts).values({
      id: newId(),
      driverId,
      weekday: 1,
      starts: "08:00",
      ends: "10:00",
    });

    const result = await candidatesForTrip(ctx, { trip_id: tripId });
    const [first] = result.ok ? result.value.candidates : [];
    expect(first).toMatchObject({
      can: true,
      vehicle: { id: vehicleId },
      facts: { reposition_km: 0, slack_minutes: 120, hours_this_week: 1, rating: null, cost_cents: null },
    });
    expect(first?.why).toEqual([
      "Outside their usual shift",
      "2 h to the nearest other trip",
      "0 km to the pickup",
      "1 h this week",
    ]);
  }));

test("the sold vehicle comes first, and its fuel gives its cost; not everyone sees the margin", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    await writeCrew(ctx, { vehicle: { seats: 4, vehicleClass: "sedan" } });
    const sold = await writeCrew(ctx, { driver: { state: "left" }, vehicle: { seats: 13 } });
    const { tripId, bookingId } = await writeTrip(ctx, noon, {
      booking: { pickupLocation: "Sea Point", destination: "Hermanus" },
      trip: { priceCents: 180_000 },
    });
    await ctx.db.insert(vehicleHolds).values({
      id: newId(),
      bookingId,
      leg: 1,
      vehicleId: sold.vehicle_id,
      state: "reserved",
      createdAt: testNow,
      busy: range(noon, addHours(noon, 2)),
    });
    const filling = { vehicleId: sold.vehicle_id, litres: 50, costCents: 100_000, actor: "system", createdAt: testNow };
    await ctx.db.insert(fuelEntries).values([
      { ...filling, id: newId(), filledAt: addHours(testNow, -72), km: 10_000 },
      { ...filling, id: newId(), filledAt: addHours(testNow, -48), km: 11_000 },
    ]);

    const requestFor = async (role: "dispatcher" | "admin") => {
      const result = await candidatesForTrip(await asTeam(ctx, role), { trip_id: tripId });
      return result.ok ? result.value.candidates[0] : undefined;
    };
    const seen = await requestFor("admin");
    expect(seen?.vehicle?.id).toBe(sold.vehicle_id);
    expect(seen?.why).toContain("Vehicle reserved for this trip");
    const cost = seen?.facts.cost_cents ?? 0;
    // R2 a kilometre, and Hermanus is about 120 km away.
    expect(cost).toBeGreaterThan(20_000);
    expect(cost).toBeLessThan(30_000);
    expect(seen?.facts.margin_cents).toBe(180_000 - cost);
    expect((await requestFor("dispatcher"))?.facts).toMatchObject({ cost_cents: cost, margin_cents: null });
  }));

test("a provider’s vehicle is suggested only for its own drivers, even if it was sold or one of our drivers drove it before", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const ours = await writeCrew(ctx);
    const { providerId } = await writeProvider(ctx);
    const theirs = await writeCrew(ctx, { driver: { providerId }, vehicle: { ownerId: providerId } });
    const crew = { driverId: ours.driver_id, vehicleId: theirs.vehicle_id };
    await writeTrip(ctx, addHours(noon, -6), { crew });
    const { tripId, bookingId } = await writeTrip(ctx, noon);
    await ctx.db.insert(vehicleHolds).values({
      id: newId(),
      bookingId,
      leg: 1,
      vehicleId: theirs.vehicle_id,
      state: "reserved",
      createdAt: testNow,
      busy: range(noon, addHours(noon, 2)),
    });
    const result = await candidatesForTrip(ctx, { trip_id: tripId });
    const pairs = result.ok ? result.value.candidates.map(({ driver, vehicle }) => [driver.id, vehicle?.id]) : [];
    expect(Object.fromEntries(pairs)).toEqual({
      [ours.driver_id]: ours.vehicle_id,
      [theirs.driver_id]: theirs.vehicle_id,
    });
  }));

test("a driver’s pay by the rule of the day is part of the trip’s cost", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain, "admin");
    const crew = await writeCrew(ctx);
    const { tripId } = await writeTrip(ctx, noon, {
      booking: { totalCents: 100_000, vatCents: 0 },
      trip: { priceCents: 100_000 },
    });
    const facts = async () => {
      const result = await candidatesForTrip(ctx, { trip_id: tripId });
      return result.ok ? result.value.candidates[0]?.facts : undefined;
    };
    expect(await facts()).toMatchObject({ cost_cents: null, margin_cents: null });
    await aPayRule(ctx);
    await aPayRule(ctx, { driverId: crew.driver_id, perHourCents: 6000, fareShare: 0.1 });
    // R100 a trip, an hour at R60 and a tenth of the fare.
    expect(await facts()).toMatchObject({ cost_cents: 26_000, margin_cents: 74_000 });
  }));

test("the margin of a trip is calculated without VAT, as for its booking", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain, "admin");
    await writeCrew(ctx);
    await aPayRule(ctx);
    const { tripId } = await writeTrip(ctx, noon, {
      booking: { totalCents: 230_000, vatCents: 30_000 },
      trip: { priceCents: 115_000 },
    });
    const result = await candidatesForTrip(ctx, { trip_id: tripId });
    expect(result.ok && result.value.candidates[0]?.facts).toMatchObject({ cost_cents: 10_000, margin_cents: 90_000 });
  }));

test("a trip that does not exist has no candidates", () =>
  inTransaction(async (plain) => {
    expect(await candidatesForTrip(await asTeam(plain), { trip_id: newId() })).toMatchObject({ reason: "not_found" });
  }));

test("with a plan, released drivers are free, assigned drivers are busy, and hours and times are those of the plan", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const busy = await writeCrew(ctx, { driver: { firstName: "Busy" } });
    const free = await writeCrew(ctx, { driver: { firstName: "Free" } });
    const crewOf = ({ driver_id: driverId, vehicle_id: vehicleId }: typeof busy) => ({ driverId, vehicleId });
    const other = await writeTrip(ctx, noon, { minutes: 60, crew: crewOf(busy) });
    const { tripId } = await writeTrip(ctx, noon);
    const ask = async (planned?: NonNullable<Parameters<typeof candidatesForTrip>[1]["planned"]>) => {
      const result = await candidatesForTrip(ctx, { trip_id: tripId, ...(planned && { planned }) });
      if (!result.ok) throw new Error(result.reason);
      const of = (id: string) => result.value.candidates.find(({ driver }) => driver.id === id);
      return [busy, free].map(({ driver_id: id }) => [of(id)?.can, of(id)?.facts.hours_this_week]);
    };
    expect(await ask()).toEqual([
      [false, 1],
      [true, 0],
    ]);
    const input = { trip_id: other.tripId, ...free };
    expect(await ask([input])).toEqual([
      [true, 0],
      [false, 1],
    ]);
    expect(await ask([{ ...input, driver_id: null, vehicle_id: null }])).toEqual([
      [true, 0],
      [true, 0],
    ]);
    expect(await ask([{ ...input, pickup_at: addHours(noon, 6).toISOString() }])).toEqual([
      [true, 0],
      [true, 1],
    ]);
    expect(await ask([{ trip_id: other.tripId, ...busy, pickup_at: addHours(noon, 6).toISOString() }])).toEqual([
      [true, 1],
      [true, 0],
    ]);
  }));

test("busy drivers and vehicles are marked by the gate that would refuse them, and shifts give a warning", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const free = await writeCrew(ctx, { driver: { firstName: "Free" } });
    const busy = await writeCrew(ctx, { driver: { firstName: "Busy" } });
    const small = await writeCrew(ctx, { driver: { firstName: "Off" }, vehicle: { seats: 2 } });
    await writeTrip(ctx, noon, { crew: { driverId: busy.driver_id, vehicleId: busy.vehicle_id } });
    await ctx.db.insert(driverShifts).values({
      id: newId(),
      driverId: small.driver_id,
      weekday: 1,
      starts: "18:00",
      ends: "22:00",
    });
    const { tripId } = await writeTrip(ctx, noon, { trip: { passengers: 4 } });

    const result = await candidatesForTrip(ctx, { trip_id: tripId });
    if (!result.ok) throw new Error(result.reason);
    const { marks, candidates } = result.value;
    expect(marks.drivers).toEqual([{ id: busy.driver_id, reasons: ["has another trip then"] }]);
    expect(new Map(marks.vehicles.map(({ id, reasons }) => [id, reasons]))).toEqual(
      new Map([
        [busy.vehicle_id, ["is on another trip then"]],
        [small.vehicle_id, ["has 2 seats, but 4 are needed"]],
      ]),
    );
    const warned = candidates.flatMap(({ driver, warnings }) => (warnings.length > 0 ? [[driver.id, warnings]] : []));
    expect(warned).toEqual([[small.driver_id, ["Outside their usual shift"]]]);
    expect(marks.drivers.some(({ id }) => id === free.driver_id)).toBe(false);
  }));

test("a driver who would carry more cash than the settings allow is marked before the assignment", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const full = await aDriverWithVehicle(ctx);
    await takenCash(full.asking, full.bookingId, 280_000);
    await writeCrew(ctx, { driver: { firstName: "Empty" } });
    const { tripId, bookingId } = await writeTrip(ctx, noon);
    const warned = async () => {
      const result = await candidatesForTrip(ctx, { trip_id: tripId });
      if (!result.ok) throw new Error(result.reason);
      return result.value.candidates.flatMap(({ driver, why }) => (/in cash/.test(why[0] ?? "") ? [driver.id] : []));
    };
    expect(await warned()).toEqual([]);
    await aCashPayment(ctx, bookingId, 46_000);
    expect(await warned()).toEqual([full.driverId]);
  }));
