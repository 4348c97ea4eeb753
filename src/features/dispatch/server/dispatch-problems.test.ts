import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { documents } from "#db/schema/documents.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { incidents } from "#db/schema/incidents.ts";
import { lateNotices } from "#db/schema/live.ts";
import { settings } from "#db/schema/settings.ts";
import { sosAlarms } from "#db/schema/sos.ts";
import { tripFlights, trips } from "#db/schema/trips.ts";
import { defaultSettings } from "#domain/company/company-settings.ts";
import { addHours, localDate, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { aDriver, aVehicle, writeTrip } from "#testing/builders/booking/a-trip.ts";
import { overrideGate } from "#testing/builders/dispatch/an-override.ts";
import { writeDocument } from "#testing/builders/people/a-document.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { dispatchProblems } from "./dispatch-problems.ts";

const paid = { paidCents: 123_456 };
const elsewhere = { pickupLocation: "12 Kloof Street, Gardens" };

async function aCrew(ctx: Context) {
  const driver = aDriver();
  const vehicle = aVehicle();
  await ctx.db.insert(drivers).values(driver);
  await ctx.db.insert(vehicles).values(vehicle);
  return { driverId: driver.id, vehicleId: vehicle.id };
}

const summaryOf = async (ctx: Context) =>
  (await dispatchProblems(ctx)).value.problems.flatMap(({ kind, also, reference }) =>
    [kind, ...also].map((one) => `${one} ${reference}`),
  );

test("a trip is one line, with all that is wrong with it", () =>
  inTransaction(async (ctx) => {
    const open = await writeTrip(ctx, addHours(ctx.now, 5), {
      booking: { serviceType: "airport_transfer", specialRequirements: "" },
      trip: { pickupLocation: "Cape Town International Airport" },
    });
    const { problems } = (await dispatchProblems(ctx)).value;
    expect(problems.map(({ kind, also, reference }) => ({ kind, also, reference }))).toEqual([
      { kind: "no_driver", also: ["unpaid", "no_flight_number"], reference: open.reference },
    ]);
  }));

test("cash is a problem after the drop-off, until it is recorded, however long ago that was", () =>
  inTransaction(async (ctx) => {
    const crew = { ...(await aCrew(ctx)), state: "fulfilled" } as const;
    const booking = { paymentMethod: "cash", state: "completed" } as const;
    const driven = await writeTrip(ctx, addHours(ctx.now, -70), {
      booking,
      trip: { ...elsewhere, state: "completed" },
      crew,
    });
    expect(await summaryOf(ctx)).toEqual([`unpaid ${driven.reference}`]);
    await ctx.db.update(bookings).set({ paidCents: 10_000_000 }).where(eq(bookings.id, driven.bookingId));
    expect(await summaryOf(ctx)).toEqual([]);
  }));

test("cash is no problem before the drop-off", () =>
  inTransaction(async (ctx) => {
    const crew = await aCrew(ctx);
    const booking = { paymentMethod: "cash" } as const;
    const trip = { ...elsewhere, state: "reconfirmed" } as const;
    const back = await writeTrip(ctx, addHours(ctx.now, 20), { booking, trip: { ...trip, leg: 2 }, crew });
    expect(await summaryOf(ctx)).toEqual([]);
    const [row] = await ctx.db.select().from(trips).where(eq(trips.id, back.tripId));
    if (!row) throw new Error("There is no such trip.");
    const earlier = { pickupAt: addHours(ctx.now, -3), plannedEnd: addHours(ctx.now, -2) };
    await ctx.db.insert(trips).values({ ...row, ...earlier, id: ctx.newId(), leg: 1, state: "completed" });
    expect(await summaryOf(ctx), "the outbound trip is driven").toEqual([`unpaid ${back.reference}`]);
  }));

test("each problem is listed once, with its trip; past, far-off and test trips are not", () =>
  inTransaction(async (ctx) => {
    const crew = await aCrew(ctx);
    const open = await writeTrip(ctx, addHours(ctx.now, 2), { booking: paid, trip: elsewhere });
    const expired = await writeTrip(ctx, addHours(ctx.now, 10), {
      booking: paid,
      trip: { ...elsewhere, state: "unassigned" },
      crew: { ...crew, state: "expired" },
    });
    const unpaid = await writeTrip(ctx, addHours(ctx.now, 20), { crew, trip: { ...elsewhere, state: "reconfirmed" } });
    await writeTrip(ctx, addHours(ctx.now, 60), { trip: elsewhere });
    await writeTrip(ctx, addHours(ctx.now, 3), { booking: { isTest: true }, trip: elsewhere });
    await writeTrip(ctx, addHours(ctx.now, -4), { trip: { ...elsewhere, state: "completed" } });
    expect(await summaryOf(ctx)).toEqual([
      `no_driver ${open.reference}`,
      `offer_expired ${expired.reference}`,
      `unpaid ${unpaid.reference}`,
    ]);
  }));

test("a driver who was suspended, and one whose permit was rejected, may not drive what they have", () =>
  inTransaction(async (ctx) => {
    const [suspended, rejected] = [await aCrew(ctx), await aCrew(ctx)];
    const reconfirmed = { booking: paid, trip: { ...elsewhere, state: "reconfirmed" } } as const;
    const first = await writeTrip(ctx, addHours(ctx.now, 20), { ...reconfirmed, crew: suspended });
    const second = await writeTrip(ctx, addHours(ctx.now, 24), { ...reconfirmed, crew: rejected });
    expect(await summaryOf(ctx)).toEqual([]);
    await ctx.db.update(drivers).set({ state: "suspended" }).where(eq(drivers.id, suspended.driverId));
    const permit = { ownerKind: "driver", ownerId: rejected.driverId, type: "prdp" } as const;
    await writeDocument(ctx, { ...permit, state: "rejected", rejectReason: "Not theirs" });
    expect(await summaryOf(ctx)).toEqual([`driver_blocked ${first.reference}`, `driver_blocked ${second.reference}`]);
    await writeDocument(ctx, permit);
    expect(await summaryOf(ctx)).toEqual([`driver_blocked ${first.reference}`]);
  }));

test("what a super-user has overridden for this trip alarms no more; what no one may override does", () =>
  inTransaction(async (ctx) => {
    const crew = await aCrew(ctx);
    const reconfirmed = { booking: paid, trip: { ...elsewhere, state: "reconfirmed" }, crew } as const;
    const kept = await writeTrip(ctx, addHours(ctx.now, 20), reconfirmed);
    const other = await writeTrip(ctx, addHours(ctx.now, 30), reconfirmed);
    const permit = { ownerKind: "driver", ownerId: crew.driverId, type: "prdp" } as const;
    await writeDocument(ctx, { ...permit, expiresOn: localDate("2020-01-01") });
    await writeDocument(ctx, { ...permit, type: "drivers_licence", state: "rejected", rejectReason: "Not theirs" });
    await ctx.db.update(drivers).set({ state: "suspended" }).where(eq(drivers.id, crew.driverId));
    const all = ({ reference }: typeof kept) => [`driver_blocked ${reference}`, `documents_expire ${reference}`];
    expect((await summaryOf(ctx)).toSorted()).toEqual([...all(kept), ...all(other)].toSorted());

    await overrideGate(ctx, kept.tripId, [{ kind: "driver_not_active" }]);
    expect((await summaryOf(ctx)).toSorted(), "the licence is another matter").toEqual(
      [...all(kept), ...all(other)].toSorted(),
    );
    await overrideGate(ctx, kept.tripId, [
      { kind: "document_rejected", document: "drivers_licence" },
      { kind: "document_expires", document: "prdp", date: localDate("2020-01-01") },
    ]);
    expect((await summaryOf(ctx)).toSorted()).toEqual(all(other).toSorted());

    await ctx.db
      .update(documents)
      .set({ expiresOn: localDate("2019-12-31") })
      .where(eq(documents.type, "prdp"));
    expect(await summaryOf(ctx), "it ends earlier than was decided").toContain(`documents_expire ${kept.reference}`);
    await ctx.db.update(drivers).set({ state: "left" }).where(eq(drivers.id, crew.driverId));
    expect(await summaryOf(ctx)).toContain(`driver_blocked ${kept.reference}`);
  }));

test("a moved flight, a missing flight number and documents that end before the trip", () =>
  inTransaction(async (ctx) => {
    const crew = await aCrew(ctx);
    const airport = { pickupLocation: "Cape Town International Airport", state: "reconfirmed" } as const;
    const known = await writeTrip(ctx, addHours(ctx.now, 5), {
      crew,
      booking: { ...paid, serviceType: "airport_transfer" },
      trip: { ...airport, flightNumber: "BA 59" },
    });
    const at = addHours(ctx.now, 4);
    await ctx.db.insert(tripFlights).values({
      tripId: known.tripId,
      flightNumber: "BA 59",
      status: "delayed",
      source: "team",
      checkedAt: ctx.now,
      scheduledAt: at,
      expectedAt: addHours(at, 1),
    });
    const unknown = await writeTrip(ctx, addHours(ctx.now, 9), {
      crew,
      booking: { ...paid, serviceType: "airport_transfer", specialRequirements: "" },
      trip: airport,
    });
    expect(await summaryOf(ctx)).toEqual([`flight_moved ${known.reference}`, `no_flight_number ${unknown.reference}`]);
    const plannedFor = addHours(at, 1);
    await ctx.db.update(tripFlights).set({ plannedFor });
    expect(await summaryOf(ctx), "the pickup has been moved").toEqual([`no_flight_number ${unknown.reference}`]);
    await ctx.db.insert(documents).values({
      id: ctx.newId(),
      ownerKind: "driver",
      ownerId: crew.driverId,
      type: "prdp",
      state: "verified",
      expiresOn: localDate("2020-01-01"),
      uploadedBy: "x",
      createdAt: ctx.now,
      updatedAt: ctx.now,
    });
    expect((await summaryOf(ctx)).filter((line) => line.startsWith("documents"))).toHaveLength(2);
    expect(localDateOf(ctx.now) > "2020-01-01").toBe(true);
  }));

test("a late passenger, an alarm that no one has taken, and something grave, also once the trip is over", () =>
  inTransaction(async (ctx) => {
    const crew = await aCrew(ctx);
    const trip = { ...elsewhere, state: "en_route" } as const;
    const { tripId, bookingId, reference } = await writeTrip(ctx, addHours(ctx.now, 1), { crew, booking: paid, trip });
    await ctx.db.insert(lateNotices).values({ id: ctx.newId(), tripId, minutes: 20, createdAt: ctx.now });
    const [alarmId, incidentId] = [ctx.newId(), ctx.newId()];
    await ctx.db.insert(sosAlarms).values({
      id: alarmId,
      driverId: crew.driverId,
      tripId,
      state: "open",
      isSilent: false,
      raisedAt: ctx.now,
      receivedAt: ctx.now,
      updatedAt: ctx.now,
    });
    const made = { happenedAt: ctx.now, createdAt: ctx.now, updatedAt: ctx.now, reportedBy: "system" };
    const incident = { type: "accident", state: "open", tripId, bookingId, text: "A crash", ...made } as const;
    await ctx.db.insert(incidents).values([
      { ...incident, id: incidentId, severity: "critical" },
      { ...incident, id: ctx.newId(), severity: "minor" },
    ]);
    expect(await summaryOf(ctx)).toEqual([`sos ${reference}`, `incident ${reference}`, `passenger_late ${reference}`]);

    const ended = {
      state: "completed",
      pickupAt: addHours(ctx.now, -3),
      plannedEnd: addHours(ctx.now, -2),
    } as const;
    await ctx.db.update(trips).set(ended).where(eq(trips.id, tripId));
    await ctx.db.update(sosAlarms).set({ state: "taken", takenAt: ctx.now }).where(eq(sosAlarms.id, alarmId));
    expect(await summaryOf(ctx)).toEqual([`incident ${reference}`]);
    const resolved = { state: "resolved", responsible: "no_one", costCents: 0 } as const;
    await ctx.db.update(incidents).set(resolved).where(eq(incidents.id, incidentId));
    expect(await summaryOf(ctx)).toEqual([]);
  }));

test("nothing that is wrong is left out, however much is planned", () =>
  inTransaction(async (ctx) => {
    const start = addHours(ctx.now, 30);
    const booked = Array.from({ length: 501 }, () => aBooking({ state: "confirmed", pickupAt: start }));
    await ctx.db.insert(bookings).values(booked);
    const trip = { leg: 1, state: "unassigned", pickupAt: start, plannedEnd: addHours(start, 1) } as const;
    const facts = {
      ...elsewhere,
      destination: "Paarl",
      passengers: 2,
      vehicleClass: "sedan",
      createdAt: ctx.now,
    } as const;
    await ctx.db.insert(trips).values(booked.map(({ id }) => ({ id: ctx.newId(), bookingId: id, ...trip, ...facts })));
    const { problems } = (await dispatchProblems(ctx)).value;
    expect(new Set(problems.map(({ trip_id }) => trip_id)).size).toBe(501);
  }));

test("a trip is to be reconfirmed three hours before its pickup, or as early as our team has set", () =>
  inTransaction(async (ctx) => {
    const crew = await aCrew(ctx);
    const { reference } = await writeTrip(ctx, addHours(ctx.now, 4), { booking: paid, trip: elsewhere, crew });
    expect(await summaryOf(ctx)).toEqual([]);
    const value = { ...defaultSettings.offers, reconfirmLastHours: 4 };
    await ctx.db.insert(settings).values({ name: "offers", value, version: 1, updatedAt: ctx.now });
    expect(await summaryOf(ctx)).toEqual([`not_reconfirmed ${reference}`]);
  }));
