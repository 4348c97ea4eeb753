import { describe, expect, test } from "vitest";
import { providerLimits } from "#db/schema/partners.ts";
import { addDays, addHours, addMinutes, localDateOf } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam, readAssignments, readTrip, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { writeProvider } from "#testing/builders/dispatch/a-provider.ts";
import { offering, readRound, writeOffers } from "#testing/builders/dispatch/an-offer.ts";
import { asSystem } from "#testing/builders/people/who-asks.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { expireOffers } from "./expire-offers.ts";
import { offerTrip } from "./offer-trip.ts";

describe("a trip is offered", () => {
  test("to one driver: for an hour if the pickup is two days ahead, by email with a link", () =>
    inTransaction(async (ctx, world) => {
      const { tripId, offers, answer } = await writeOffers(ctx);
      expect(answer).toMatchObject({ state: "offered", version: 2, asked: 1, waiting: 0, left_out: [] });
      expect(await readTrip(ctx, tripId)).toMatchObject({ state: "offered" });
      expect(offers).toMatchObject([
        {
          state: "offered",
          mode: "direct",
          rank: null,
          payoutCents: null,
          offeredAt: testNow,
          expiresAt: addMinutes(testNow, 60),
        },
      ]);
      expect(world.emails).toMatchObject([{ template: "trip-offered", to: "driver1@example.com" }]);
    }));

  test("in turn: the first is asked, the others wait and get no email", () =>
    inTransaction(async (ctx, world) => {
      const { tripId, answer, offers } = await writeOffers(ctx, { mode: "cascade", drivers: 3 });
      expect(answer).toMatchObject({ asked: 1, waiting: 2 });
      expect(await readRound(ctx, tripId)).toEqual({
        trip: "offered",
        offers: ["cascade offered", "cascade proposed", "cascade proposed"],
      });
      expect(offers.map(({ rank }) => rank)).toEqual([1, 2, 3]);
      expect(world.emails.map(({ to }) => to)).toEqual(["driver1@example.com"]);
    }));

  test("to all at once", () =>
    inTransaction(async (ctx, world) => {
      const { answer } = await writeOffers(ctx, { mode: "broadcast", drivers: 3 });
      expect(answer).toMatchObject({ asked: 3, waiting: 0 });
      expect(world.emails).toHaveLength(3);
    }));

  test("with a pickup in an hour: for five minutes, and our team calls", () =>
    inTransaction(async (ctx, world) => {
      const { offers, tripId } = await writeOffers(ctx, { hoursAhead: 1 });
      expect(offers[0]?.expiresAt).toEqual(addMinutes(testNow, 5));
      expect(world.events).toMatchObject([
        { type: "notice.wanted", tag: `offer:${offers[0]?.id}`, title: "Trip offer: Fri 20 Nov 2026, 11:00" },
        { type: "task.wanted", kind: "call_driver", subjectKind: "trip", subjectId: expect.stringContaining(tripId) },
      ]);
    }));
});

describe("at night", () => {
  const night = new Date("2026-11-20T20:30:00Z");
  const morning = new Date("2026-11-21T04:00:00Z");
  test.each([
    ["in turn", "cascade", ["cascade proposed", "cascade proposed"], ["cascade offered", "cascade proposed"], 1],
    [
      "all at once",
      "broadcast",
      ["broadcast proposed", "broadcast proposed"],
      ["broadcast offered", "broadcast offered"],
      2,
    ],
  ] as const)("drivers are asked %s in the morning, and no one is woken", (_how, mode, atNight, byDay, request) =>
    inTransaction(async (ctx, world) => {
      const { tripId, answer } = await writeOffers({ ...ctx, now: night }, { mode, drivers: 2 });
      expect(answer).toMatchObject({ asked: 0, waiting: 2, asks_at: morning.toISOString() });
      expect(await readRound(ctx, tripId)).toEqual({ trip: "offered", offers: atNight });
      await expireOffers(asSystem(ctx, addMinutes(morning, -1)));
      expect(await readRound(ctx, tripId)).toEqual({ trip: "offered", offers: atNight });
      expect([world.emails, world.events]).toEqual([[], []]);
      await expireOffers(asSystem(ctx, morning));
      expect(await readRound(ctx, tripId)).toEqual({ trip: "offered", offers: byDay });
      expect(world.emails).toHaveLength(request);
      expect(world.events.filter(({ type }) => type === "notice.wanted")).toHaveLength(request);
    }),
  );

  test("a driver our team chose gets an email and until the morning to answer, but no phone notification", () =>
    inTransaction(async (ctx, world) => {
      const { offers } = await writeOffers({ ...ctx, now: night });
      expect(offers).toMatchObject([{ state: "offered", expiresAt: addMinutes(morning, 60) }]);
      expect(world.emails).toHaveLength(1);
      expect(world.events).toEqual([]);
    }));

  test("drivers are asked at once if the pickup can’t wait", () =>
    inTransaction(async (ctx, world) => {
      const { answer } = await writeOffers({ ...ctx, now: night }, { mode: "cascade", drivers: 2, hoursAhead: 20 });
      expect(answer).toMatchObject({ asked: 1, waiting: 1, asks_at: null });
      expect(world.events).toMatchObject([{ type: "notice.wanted" }]);
    }));

  test("a round that is running in the evening pauses until the morning", () =>
    inTransaction(async (ctx) => {
      const evening = new Date("2026-11-20T18:30:00Z");
      const { tripId } = await writeOffers({ ...ctx, now: evening }, { mode: "cascade", drivers: 3, hoursAhead: 72 });
      await expireOffers(asSystem(ctx, addMinutes(evening, 60)));
      expect((await readRound(ctx, tripId)).offers).toEqual([
        "cascade expired",
        "cascade proposed",
        "cascade proposed",
      ]);
      await expireOffers(asSystem(ctx, morning));
      expect((await readRound(ctx, tripId)).offers).toEqual(["cascade expired", "cascade offered", "cascade proposed"]);
    }));
});

test("in turn, a driver with a larger vehicle than was sold is asked after the others", () =>
  inTransaction(async (ctx, world) => {
    const team = await asTeam(ctx);
    const coach = await writeCrew(ctx, {
      driver: { email: "coach@example.com" },
      vehicle: { vehicleClass: "luxury_coach", seats: 22 },
    });
    const sedan = await writeCrew(ctx, {
      driver: { email: "sedan@example.com" },
      vehicle: { vehicleClass: "sedan", seats: 4 },
    });
    const { tripId } = await writeTrip(ctx, addHours(testNow, 48), { trip: { vehicleClass: "sedan", passengers: 2 } });
    const calls = offering({ trip_id: tripId, version: 1, mode: "cascade", to: [coach, sedan] });
    expect(await offerTrip(team, calls)).toMatchObject({ ok: true, value: { asked: 1, waiting: 1, left_out: [] } });
    expect(world.emails.map(({ to }) => to)).toEqual(["sedan@example.com"]);
  }));

describe("pay", () => {
  test.each([
    ["a provider’s driver is suggested a share", true, undefined, 70_000],
    ["our own driver none", false, undefined, null],
    ["what was entered counts for our own", false, 45_000, 45_000],
    ["and for a provider’s, also when it was emptied on purpose", true, null, null],
  ])("%s", (_what, isProviders, payout_cents, paid) =>
    inTransaction(async (ctx) => {
      const team = await asTeam(ctx);
      const { providerId } = await writeProvider(ctx);
      const crew = await writeCrew(ctx, isProviders ? { driver: { providerId } } : {});
      const { tripId } = await writeTrip(ctx, addHours(testNow, 48), { trip: { priceCents: 100_000 } });
      const calls = offering({ trip_id: tripId, version: 1, mode: "direct", to: [crew] });
      await offerTrip(team, payout_cents === undefined ? calls : { ...calls, payout_cents });
      expect(await readAssignments(ctx, tripId)).toMatchObject([{ state: "offered", payoutCents: paid }]);
    }),
  );
});

describe("to a provider’s pool", () => {
  test("all members of the provider get an email with the suggested payout", () =>
    inTransaction(async (ctx, world) => {
      const team = await asTeam(ctx);
      const { providerId } = await writeProvider(ctx);
      const { tripId } = await writeTrip(ctx, addHours(testNow, 48), { trip: { priceCents: 100_000 } });
      const calls = offering({ trip_id: tripId, version: 1, mode: "pool", provider_ids: [providerId] });
      expect(await offerTrip(team, calls)).toMatchObject({ ok: true, value: { asked: 1 } });
      expect(await readAssignments(ctx, tripId)).toMatchObject([
        { mode: "pool", state: "offered", providerId, driverId: null, vehicleId: null, payoutCents: 70_000 },
      ]);
      expect(world.emails).toMatchObject([{ template: "trip-offered", to: "lebo@example.com" }]);
    }));

  test("a provider who is suspended is not asked", () =>
    inTransaction(async (ctx) => {
      const team = await asTeam(ctx);
      const { providerId } = await writeProvider(ctx, { status: "suspended" });
      const { tripId } = await writeTrip(ctx, addHours(testNow, 48));
      const calls = offering({ trip_id: tripId, version: 1, mode: "pool", provider_ids: [providerId] });
      expect(await offerTrip(team, calls)).toMatchObject({ reason: "no_such_crew" });
    }));
});

describe("the gate", () => {
  const tomorrow = addDays(localDateOf(testNow), 1);
  const permitEnds = { documents: { prdp: { expiresOn: tomorrow } } };

  test("a driver whose permit expires tomorrow is not offered a trip of the day after", () =>
    inTransaction(async (ctx, world) => {
      const team = await asTeam(ctx);
      const { tripId } = await writeTrip(ctx, addHours(testNow, 48));
      const to = [await writeCrew(ctx, permitEnds)];
      const answer = await offerTrip(team, offering({ trip_id: tripId, version: 1, mode: "direct", to }));
      expect(answer).toMatchObject({ reason: "blocked", details: { reasons: [{ kind: "document_expires" }] } });
      expect(world.emails).toEqual([]);
    }));

  test("in a list, that driver is left out and our team sees why", () =>
    inTransaction(async (ctx) => {
      const team = await asTeam(ctx);
      const { tripId } = await writeTrip(ctx, addHours(testNow, 48));
      const [good, blocked] = [await writeCrew(ctx), await writeCrew(ctx, permitEnds)];
      const to = [blocked, good];
      const answer = await offerTrip(team, offering({ trip_id: tripId, version: 1, mode: "cascade", to }));
      expect(answer).toMatchObject({
        ok: true,
        value: { asked: 1, left_out: [{ driver_id: blocked.driver_id, reasons: [{ kind: "document_expires" }] }] },
      });
      expect(await readAssignments(ctx, tripId)).toMatchObject([{ driverId: good.driver_id, rank: 1 }]);
    }));
});

test.each([
  ["a screen that is out of date", { version: 7 }, 48, "changed_meanwhile"],
  ["a trip that does not exist", { trip_id: newId() }, 48, "not_found"],
  ["a pickup that has passed", {}, -1, "too_late"],
])("%s is refused", (_what, changes, hours, reason) =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx);
    const to = [await writeCrew(ctx)];
    const { tripId } = await writeTrip(ctx, addHours(testNow, hours));
    const calls = offering({ trip_id: tripId, version: 1, mode: "direct", to });
    expect(await offerTrip(team, { ...calls, ...changes })).toMatchObject({ reason });
  }),
);

test("a trip on offer is not offered twice", () =>
  inTransaction(async (ctx) => {
    const { tripId, team, crews } = await writeOffers(ctx);
    const again = await offerTrip(team, offering({ trip_id: tripId, version: 2, mode: "direct", to: crews }));
    expect(again).toMatchObject({ reason: "not_possible" });
  }));

test("a trip is not offered to a provider outside its classes, and the answer says why", () =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx);
    const { providerId } = await writeProvider(ctx);
    const limits = { organisationId: providerId, zones: [], classes: ["large_coach"], savedAt: testNow };
    await ctx.db.insert(providerLimits).values({ ...limits, version: 1 });
    const { tripId } = await writeTrip(ctx, addHours(testNow, 48));
    const calls = offering({ trip_id: tripId, version: 1, mode: "pool", provider_ids: [providerId] });
    expect(await offerTrip(team, calls)).toMatchObject({
      reason: "not_for_providers",
      details: { reasons: ["Table Bay Drivers: They don’t drive this vehicle class for us."] },
    });
  }));
