import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { incidents } from "#db/schema/incidents.ts";
import { invoices } from "#db/schema/invoices.ts";
import { payItems } from "#db/schema/pay.ts";
import { revenueEntries } from "#db/schema/revenue.ts";
import { latestPositions } from "#db/schema/tracking.ts";
import { tripEvents } from "#db/schema/trips.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { describeBooking } from "#features/booking/self-service/server/describe-booking.ts";
import { dispatchProblems } from "#features/dispatch/server/dispatch-problems.ts";
import { liveSeal } from "#features/live/contract.ts";
import { liveTrip } from "#features/live/follow/server/live-trip.ts";
import { newsOf } from "#features/live/follow/ui/messages.ts";
import { unassignTrip } from "#features/trips/assign/server/unassign-trip.ts";
import { myTrips } from "#features/trips/own/server/my-trips.ts";
import type { rescueContract } from "#features/trips/relief/rescue-contract.ts";
import { rescueOptions } from "#features/trips/relief/server/rescue-options.ts";
import { rescueTrip } from "#features/trips/relief/server/rescue-trip.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf } from "#platform/contract.ts";
import { sealedToken } from "#platform/http/sealed-token.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { readTripsOf } from "#testing/builders/booking/trips-of-booking.ts";
import { aDriverWithVehicle, aPaidTrip, breakDown, price, roadside } from "#testing/builders/dispatch/a-breakdown.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";

type Crew = { readonly driver_id: string; readonly vehicle_id: string };
type Walk = Awaited<ReturnType<typeof aPaidTrip>>;
type Options = OutputOf<typeof rescueContract.rescueOptions>;

const readBooking = async (ctx: Context, id: string) => {
  const [row] = await ctx.db.select().from(bookings).where(eq(bookings.id, id));
  if (!row) throw new Error("No such booking.");
  return row;
};

/** So many kilometres from the roadside, seen a minute ago. */
async function isSeen(ctx: Context, { vehicle_id: vehicleId, driver_id: driverId }: Crew, at: Date, km: number) {
  await ctx.db.delete(latestPositions).where(eq(latestPositions.vehicleId, vehicleId));
  await ctx.db.insert(latestPositions).values({
    vehicleId,
    driverId,
    sourceId: ctx.newId(),
    takenAt: addMinutes(at, -1),
    receivedAt: at,
    latitude: roadside.latitude + km / 111,
    longitude: roadside.longitude,
    isSkewed: false,
    dutyUntil: addMinutes(at, 60),
    isOnShift: true,
  });
}

/** Sipho drives for half an hour; then a dispatcher hears of the gearbox by phone. */
async function onTheWay(ctx: Context, walk: Walk) {
  const { sipho, tripId, at, report } = walk;
  for (const [event, minutes] of [
    ["depart", -15],
    ["arrive", -2],
    ["met", 5],
  ] as const)
    await report(at(sipho.asking, minutes), tripId, event);
  return at(await asTeam(ctx), 35);
}

const optionsOf = async (ctx: Context, tripId: string, place?: { latitude: number; longitude: number }) => {
  const options = await rescueOptions(ctx, { trip_id: tripId, place });
  if (!options.ok) throw new Error("There are no options.");
  return options.value;
};
const namesOf = ({ choices }: Options) =>
  choices.map(({ crews }) => crews.map(({ driver }) => driver.name.split(" ")[0]).join(" + "));

/** The input of the dialog when its first proposal is taken. */
function firstOf(options: Options, reason = "The gearbox") {
  const [choice] = options.choices;
  if (!choice || !options.meeting) throw new Error("There is no proposal.");
  const { text, latitude, longitude } = options.meeting;
  return {
    trip_id: options.trip_id,
    version: options.version,
    reason,
    has_broken: false,
    place: { text, at: { latitude, longitude } },
    arrives_at: choice.arrives_at,
    crews: choice.crews.map(({ driver, vehicle, passengers, bags, current }) => ({
      driver_id: driver.id,
      vehicle_id: vehicle.id,
      passengers,
      bags,
      current: current?.trip_id ?? null,
    })),
    displaced: choice.displaced.map(({ trip_id, version, takeover }) => ({
      trip_id,
      version,
      driver_id: takeover?.driver.id ?? null,
      vehicle_id: takeover?.vehicle.id ?? null,
    })),
  };
}

test("one press: relieved, everyone told once and alike, driven on, billed once, each paid by what they drove", () =>
  inTransaction(async (ctx, world) => {
    const walk = await aPaidTrip(ctx, world);
    const { tripId, bookingId, reference, sipho, fatima, hotel, at, report, summaryOf, settle } = walk;
    const desk = await onTheWay(ctx, walk);
    await isSeen(ctx, fatima, desk.now, 12);
    // Sipho’s next trip with the same vehicle, and Fatima’s, which she can’t keep.
    const next = await writeTrip(ctx, addMinutes(desk.now, 300), {
      booking: { paidCents: 123_456, destination: "Paarl" },
      trip: { state: "reconfirmed", destination: "Paarl" },
      crew: { driverId: sipho.driver_id, vehicleId: sipho.vehicle_id },
    });
    const left = await writeTrip(ctx, addMinutes(desk.now, 60), {
      booking: { paidCents: 123_456, destination: "Stellenbosch" },
      trip: { state: "reconfirmed", destination: "Stellenbosch" },
      crew: { driverId: fatima.driver_id, vehicleId: fatima.vehicle_id },
    });
    const zanele = await aDriverWithVehicle(ctx, "Zanele");
    await isSeen(ctx, zanele, desk.now, 60);
    world.emails.length = 0;

    // The proposals: the nearest first, what it displaces and who takes that over.
    const unknown = await optionsOf(desk, tripId);
    expect(unknown, "the vehicle has no device").toMatchObject({ stage: "aboard", meeting: null, choices: [] });
    const options = await optionsOf(desk, tripId, roadside);
    expect(namesOf(options)).toEqual(["Fatima", "Zanele"]);
    expect(options).toMatchObject({
      stage: "aboard",
      choices: [
        {
          crews: [{ known: "position", current: null, passengers: 2 }],
          displaced: [{ trip_id: left.tripId, takeover: { driver: { id: zanele.driver_id } } }],
        },
        { displaced: [] },
      ],
    });
    const [first] = options.choices;
    expect(first?.minutes).toBeGreaterThan(10);
    expect(first?.displaced[0]?.minutes_late).toBeGreaterThan(60);

    const input = firstOf(options);
    const rescued = await rescueTrip(desk, input);
    expect(rescued).toMatchObject({ ok: true, value: { trips: expect.arrayContaining([expect.anything()]) } });
    await settle();
    const [broken, relief] = await readTripsOf(ctx, bookingId);
    if (!broken || !relief) throw new Error("There is no relief trip.");
    expect([broken.state, relief.state, relief.continues]).toEqual(["interrupted", "assigned", tripId]);
    expect(relief.pickupAt.getTime() - desk.now.getTime()).toBeLessThan((first?.minutes ?? 0 + 5) * 60_000 + 300_000);

    // Everyone hears of Fatima in one message, and no one that someone might come.
    expect(world.emails.map(({ template, to }) => [template, to]).toSorted()).toEqual(
      [
        ["driver-assigned", fatima.email],
        ["driver-assigned", zanele.email],
        ["driver-details", "thandi@example.com"],
        ["driver-details", "thandi@example.com"],
        ["driver-removed", fatima.email],
        ["relief-for-driver", sipho.email],
        ["trip-news", hotel.email],
      ].toSorted(),
    );
    const details = (await summaryOf("driver-details")).find(({ text }) => text.includes("Hermanus"));
    expect(details?.text).toMatch(/sorry.*Fatima is coming to take you on to Hermanus/s);
    const [news] = await summaryOf("trip-news");
    const [by] = /\d\d:\d\d/.exec(details?.text.match(/expected by ([^.]+)/)?.[1] ?? "") ?? [];
    expect(news?.text, "the hotel reads the same time").toContain(by ?? "no time");

    // The customer’s page, the live page, both phones and the board say the same.
    const shown = await describeBooking(desk, { ...(await readBooking(ctx, bookingId)), policy: null } as never, []);
    expect(shown.trips).toMatchObject([{ state: "interrupted", relief: { state: "assigned" } }]);
    const live = await liveTrip(desk, { token: sealedToken(ctx, liveSeal, tripId) });
    if (!live.ok) throw new Error("The live page is closed.");
    expect(live.value.vehicles.map((vehicle) => newsOf(vehicle, live.value).text)).toEqual([
      expect.stringContaining("Fatima is coming with another vehicle"),
    ]);
    const ofSipho = await myTrips(at(sipho.asking, 40), { when: "ahead" });
    expect(ofSipho.value.trips.find(({ id }) => id === tripId)).toMatchObject({ relief: { driver: "Fatima" } });
    const ofFatima = await myTrips(at(fatima.asking, 40), { when: "ahead" });
    expect(ofFatima.value.trips.map(({ id }) => id)).toEqual([relief.id]);

    // The vehicle is off the road until it is released, an incident is open, and its next trip is a problem.
    const [vehicle] = await ctx.db.select().from(vehicles).where(eq(vehicles.id, sipho.vehicle_id));
    expect(vehicle?.state).toBe("off_road");
    expect(await ctx.db.select().from(incidents)).toMatchObject([{ type: "breakdown", text: "The gearbox", tripId }]);
    const { problems } = (await dispatchProblems(desk)).value;
    const kindsOf = (id: string) => problems.flatMap((one) => (one.trip_id === id ? [one.kind, ...one.also] : []));
    expect(kindsOf(relief.id)).toEqual(["interrupted", "incident"]);
    expect(kindsOf(next.tripId)).toContain("vehicle_off_road");
    await ctx.db.update(vehicles).set({ state: "available" }).where(eq(vehicles.id, sipho.vehicle_id));
    const released = (await dispatchProblems(desk)).value.problems;
    expect(released.flatMap(({ kind, also }) => [kind, ...also])).not.toContain("vehicle_off_road");
    const record = await ctx.db.select().from(tripEvents).where(eq(tripEvents.tripId, tripId));
    expect(record.filter(({ event }) => event === "break_off")).toMatchObject([
      { note: "The gearbox", outcome: "moved" },
    ]);

    // Driven to its end: one booking, one invoice, the whole price once, and each driver their share.
    for (const [event, minutes] of [
      ["depart", 42],
      ["arrive", 60],
      ["met", 95],
      ["dropoff", 160],
    ] as const)
      await report(at(fatima.asking, minutes), relief.id, event);
    expect(await readBooking(ctx, bookingId)).toMatchObject({ state: "completed", totalCents: price, reference });
    const issued = await ctx.db.select().from(invoices).where(eq(invoices.bookingId, bookingId));
    expect(issued).toMatchObject([{ kind: "invoice", totalCents: price }]);
    const paid = await ctx.db.select().from(payItems).where(eq(payItems.kind, "trip"));
    expect(new Map(paid.map(({ sourceId, driverId }) => [sourceId, driverId]))).toEqual(
      new Map([
        [tripId, sipho.driver_id],
        [relief.id, fatima.driver_id],
      ]),
    );
    expect(paid.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(price / 2);
    const counted = await ctx.db.select().from(revenueEntries).where(eq(revenueEntries.bookingId, bookingId));
    expect(counted.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(price);
  }));

test("the driver’s own button: the alarm goes out with the nearest vehicle, and the same press sends it", () =>
  inTransaction(async (ctx, world) => {
    const walk = await aPaidTrip(ctx, world);
    const { bookingId, reference, fatima, at, summaryOf, settle } = walk;
    await isSeen(ctx, fatima, addMinutes(testNow, 55), 8);
    await breakDown(walk);
    const [alarm, ...more] = await summaryOf("breakdown-alarm");
    expect(more).toEqual([]);
    expect(alarm?.text).toMatch(/Fatima Ndlovu with CA Fatima in \d+ minutes/);
    const [broken, waiting] = await readTripsOf(ctx, bookingId);
    expect(alarm?.text).toContain(`trip=${waiting?.id}`);
    world.emails.length = 0;

    const desk = at(await asTeam(ctx), 36);
    const options = await optionsOf(desk, broken?.id ?? "");
    expect(options, "from the trip that broke down to the one that waits").toMatchObject({
      trip_id: waiting?.id,
      stage: "waiting",
      coming: null,
      meeting: { text: waiting?.pickupLocation },
    });
    const rescued = await rescueTrip(desk, firstOf(options));
    expect(rescued).toMatchObject({ ok: true, value: { trips: [{ trip_id: waiting?.id, state: "assigned" }] } });
    await settle();
    const news = await summaryOf("driver-details");
    expect(news.map(({ to }) => to)).toEqual(["thandi@example.com"]);
    expect((await readTripsOf(ctx, bookingId)).map(({ state }) => state)).toEqual(["interrupted", "assigned"]);
    expect(await readBooking(ctx, bookingId)).toMatchObject({ reference, state: "in_progress", totalCents: price });

    // A colleague with the old screen reads who was first, and nothing is sent twice.
    world.emails.length = 0;
    expect(await rescueTrip(desk, firstOf(options))).toEqual({
      ok: false,
      reason: "rescued",
      details: { driver: "Fatima Ndlovu" },
    });
    expect(world.emails).toEqual([]);
  }));

test("a group goes on in two smaller vehicles: everyone has a seat, and the price is shared to the cent", () =>
  inTransaction(async (ctx, world) => {
    const walk = await aPaidTrip(ctx, world, { passengers: 7, bags: 6 });
    const { tripId, bookingId, sipho, fatima, at, report, settle } = walk;
    const desk = await onTheWay(ctx, walk);
    const zanele = await aDriverWithVehicle(ctx, "Zanele", { seats: 4, bags: 4 });
    await ctx.db.update(vehicles).set({ seats: 4, bags: 4 }).where(eq(vehicles.id, fatima.vehicle_id));
    await isSeen(ctx, fatima, desk.now, 6);
    await isSeen(ctx, zanele, desk.now, 9);
    const options = await optionsOf(desk, tripId, roadside);
    expect(namesOf(options)).toEqual(["Fatima + Zanele"]);
    expect(options.choices[0]?.crews.map(({ passengers, bags }) => [passengers, bags])).toEqual([
      [4, 3],
      [3, 3],
    ]);
    expect(await rescueTrip(desk, firstOf(options))).toMatchObject({ ok: true });
    await settle();
    const [broken, ...reliefs] = await readTripsOf(ctx, bookingId);
    expect(reliefs.map(({ state, continues, passengers, bags }) => [state, continues, passengers, bags])).toEqual([
      ["assigned", broken?.id, 4, 3],
      ["assigned", broken?.id, 3, 3],
    ]);
    expect([broken, ...reliefs].reduce((sum, trip) => sum + (trip?.priceCents ?? 0), 0)).toBe(price);
    const ofSipho = await myTrips(at(sipho.asking, 40), { when: "ahead" });
    expect(ofSipho.value.trips).toMatchObject([{ relief: { driver: "Fatima and Zanele" } }]);
    for (const [by, relief] of [
      [fatima, reliefs[0]],
      [zanele, reliefs[1]],
    ] as const)
      for (const [event, minutes] of [
        ["depart", 42],
        ["arrive", 60],
        ["met", 65],
        ["dropoff", 160],
      ] as const)
        await report(at(by.asking, minutes), relief?.id ?? "", event);
    expect(await readBooking(ctx, bookingId)).toMatchObject({ state: "completed", totalCents: price });
    const issued = await ctx.db.select().from(invoices).where(eq(invoices.bookingId, bookingId));
    expect(issued).toMatchObject([{ kind: "invoice", totalCents: price }]);
    const counted = await ctx.db.select().from(revenueEntries).where(eq(revenueEntries.bookingId, bookingId));
    expect(counted.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(price);
    // Half the fare of each part, to the nearest cent.
    const paid = await ctx.db.select().from(payItems).where(eq(payItems.kind, "trip"));
    expect(new Map(paid.map(({ sourceId, amountCents }) => [sourceId, amountCents]))).toEqual(
      new Map([broken, ...reliefs].map((trip) => [trip?.id, Math.round((trip?.priceCents ?? 0) / 2)])),
    );
  }));

test("before the pickup: the same trip gets another driver, and the vehicle goes off the road", () =>
  inTransaction(async (ctx, world) => {
    const walk = await aPaidTrip(ctx, world);
    const { tripId, bookingId, sipho, fatima, at, report, settle } = walk;
    await report(at(sipho.asking, -15), tripId, "depart");
    const desk = at(await asTeam(ctx), -10);
    await isSeen(ctx, fatima, desk.now, 6);
    const options = await optionsOf(desk, tripId);
    expect(options).toMatchObject({ stage: "before_pickup", stopped_at: null });
    expect(namesOf(options)).toEqual(["Fatima"]);
    expect(await rescueTrip(desk, firstOf(options))).toMatchObject({
      ok: true,
      value: { trips: [{ trip_id: tripId }] },
    });
    await settle();
    expect(await readTripsOf(ctx, bookingId)).toMatchObject([{ id: tripId, state: "assigned", priceCents: price }]);
    const [vehicle] = await ctx.db.select().from(vehicles).where(eq(vehicles.id, sipho.vehicle_id));
    expect(vehicle?.state).toBe("off_road");
    const news = world.emails.filter(({ template }) => template === "trip-news");
    expect(news, "no one reads that someone will come, but who").toEqual([]);
  }));

test("twice: the second vehicle breaks down as well, and a third takes over; a driver who gave the trip back is not proposed again", () =>
  inTransaction(async (ctx, world) => {
    const walk = await aPaidTrip(ctx, world);
    const { tripId, bookingId, fatima, at, report, settle } = walk;
    const desk = await onTheWay(ctx, walk);
    const zanele = await aDriverWithVehicle(ctx, "Zanele");
    const thabo = await aDriverWithVehicle(ctx, "Thabo");
    await isSeen(ctx, fatima, desk.now, 6);
    await isSeen(ctx, zanele, desk.now, 15);
    await isSeen(ctx, thabo, desk.now, 30);
    expect(await rescueTrip(desk, firstOf(await optionsOf(desk, tripId, roadside)))).toMatchObject({ ok: true });
    await settle();
    const [, relief] = await readTripsOf(ctx, bookingId);
    if (!relief) throw new Error("There is no relief trip.");

    // Fatima can’t come after all: the trip waits again, and someone else is proposed.
    const freed = await unassignTrip(desk, { trip_id: relief.id, version: relief.version, reason: "She is ill" });
    expect(freed).toMatchObject({ ok: true });
    const again = await optionsOf(desk, tripId);
    expect(namesOf(again)).toEqual(["Zanele", "Thabo"]);
    expect(await rescueTrip(desk, firstOf(again))).toMatchObject({ ok: true });
    await settle();

    // Zanele has them on board when her vehicle breaks down too. Meanwhile no one else’s rescue uses her.
    for (const [event, minutes] of [
      ["depart", 42],
      ["arrive", 60],
      ["met", 65],
    ] as const)
      await report(at(zanele.asking, minutes), relief.id, event);
    const later = at(desk, 80);
    await isSeen(ctx, thabo, later.now, 30);
    const third = await optionsOf(later, tripId, roadside);
    expect(third).toMatchObject({ trip_id: relief.id, stage: "aboard" });
    expect(namesOf(third)[0]).toBe("Thabo");
    expect(await rescueTrip(later, firstOf(third, "The clutch"))).toMatchObject({ ok: true });
    await settle();
    const parts = await readTripsOf(ctx, bookingId);
    expect(parts.map(({ state, continues }) => [state, continues])).toEqual([
      ["interrupted", null],
      ["interrupted", tripId],
      ["assigned", relief.id],
    ]);
    expect(parts.reduce((sum, { priceCents }) => sum + (priceCents ?? 0), 0)).toBe(price);
    const off = await ctx.db.select().from(vehicles).where(eq(vehicles.state, "off_road"));
    expect(off.map(({ id }) => id)).toHaveLength(2);
    expect(at(fatima.asking, 0).now < later.now).toBe(true);
  }));

test("no vehicle at all: the breakdown is recorded, and the decision stays with dispatch", () =>
  inTransaction(async (ctx, world) => {
    const walk = await aPaidTrip(ctx, world);
    const { tripId, bookingId, fatima, summaryOf, settle } = walk;
    const desk = await onTheWay(ctx, walk);
    await ctx.db.update(drivers).set({ state: "on_leave" }).where(eq(drivers.id, fatima.driver_id));
    const options = await optionsOf(desk, tripId, roadside);
    expect(options).toMatchObject({ choices: [], others: 1 });
    const recorded = await rescueTrip(desk, {
      trip_id: tripId,
      version: options.version,
      reason: "The gearbox",
      has_broken: false,
      place: { text: "Engen, Somerset West", at: roadside },
      crews: [],
      displaced: [],
    });
    expect(recorded).toMatchObject({ ok: true, value: { trips: [{ state: "unassigned" }] } });
    await settle();
    const [, relief] = await readTripsOf(ctx, bookingId);
    expect(relief).toMatchObject({ state: "unassigned", pickupLocation: "-34.08050, 18.84320 (Engen, Somerset West)" });
    expect((await summaryOf("trip-news")).length, "customer and hotel hear that someone will come").toBe(2);
    expect(await summaryOf("breakdown-alarm"), "our team knows already").toEqual([]);
    expect((await dispatchProblems(desk)).value.problems[0]).toMatchObject({
      kind: "interrupted",
      trip_id: relief?.id,
    });
  }));
