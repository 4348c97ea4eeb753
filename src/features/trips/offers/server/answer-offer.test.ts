import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { drivers } from "#db/schema/drivers.ts";
import { assignmentMoves, assignments, trips, vehicleHolds } from "#db/schema/trips.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { createContext } from "#platform/create-context.ts";
import { newId } from "#platform/ids.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { readAssignments, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { offering, readRound, tokenOf, writeOffers } from "#testing/builders/dispatch/an-offer.ts";
import { asVisitor } from "#testing/builders/people/who-asks.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { openTestSite } from "#testing/test-site.ts";
import { answerOffer } from "./answer-offer.ts";

const say = (ctx: Context, token: string | undefined, answer: "accept" | "decline", reason = "") =>
  answerOffer(ctx, { token: token ?? "", answer, reason });

describe("accepting", () => {
  test("assigns the trip to the driver; accepting twice counts once", () =>
    inTransaction(async (ctx, world) => {
      const { tripId, bookingId, offers, tokens } = await writeOffers(ctx);
      const visitor = asVisitor(ctx);
      expect(await say(visitor, tokens[0], "accept")).toEqual({ ok: true, value: { standing: "accepted" } });
      expect(await say(visitor, tokens[0], "accept")).toEqual({ ok: true, value: { standing: "accepted" } });
      expect(await readRound(ctx, tripId)).toEqual({ trip: "assigned", offers: ["direct accepted"] });
      expect(await readAssignments(ctx, tripId)).toMatchObject([{ respondedAt: testNow }]);
      expect(world.events.filter(({ type }) => type !== "notice.wanted")).toEqual([
        { type: "driver.assigned", tripId, bookingId, assignmentId: offers[0]?.id },
      ]);
      expect(await ctx.db.select().from(vehicleHolds)).toMatchObject([{ state: "assigned" }]);
      expect(await say(visitor, tokens[0], "decline")).toMatchObject({ reason: "already_accepted" });
    }));

  test("is recorded under the driver’s own account", () =>
    inTransaction(async (ctx) => {
      const { offers, tokens, crews } = await writeOffers(ctx);
      const userId = newId();
      await ctx.db.insert(users).values({ id: userId, email: "sipho@example.com", name: "Sipho", createdAt: ctx.now });
      await ctx.db
        .update(drivers)
        .set({ userId })
        .where(eq(drivers.id, crews[0]?.driver_id ?? ""));
      await say(asVisitor(ctx), tokens[0], "accept");
      const lines = await ctx.db
        .select()
        .from(assignmentMoves)
        .where(eq(assignmentMoves.assignmentId, offers[0]?.id ?? ""));
      expect(lines.find(({ toState }) => toState === "accepted")?.actor).toBe(userId);
    }));

  test("ends all other offers, which now show as taken", () =>
    inTransaction(async (ctx) => {
      const { tripId, tokens } = await writeOffers(ctx, { mode: "broadcast", drivers: 3 });
      await say(asVisitor(ctx), tokens[1], "accept");
      expect(await readRound(ctx, tripId)).toEqual({
        trip: "assigned",
        offers: ["broadcast withdrawn", "broadcast accepted", "broadcast withdrawn"],
      });
      expect(await say(asVisitor(ctx), tokens[0], "accept")).toMatchObject({ reason: "taken" });
      expect(await say(asVisitor(ctx), tokens[2], "decline")).toMatchObject({ reason: "taken" });
    }));

  test.each([
    ["after the time to answer", 60, 48],
    ["after the pickup", 4, 3 / 60],
  ])("%s is refused", (_what, minutes, hoursAhead) =>
    inTransaction(async (ctx) => {
      const { tokens } = await writeOffers(ctx, { hoursAhead });
      const late = asVisitor(ctx, addMinutes(testNow, minutes));
      expect(await say(late, tokens[0], "accept")).toMatchObject({ reason: "expired" });
    }),
  );

  test("checks the gate again: a driver suspended in the meantime does not get the trip", () =>
    inTransaction(async (ctx) => {
      const { tripId, tokens } = await writeOffers(ctx);
      await ctx.db.update(drivers).set({ state: "suspended" });
      expect(await say(asVisitor(ctx), tokens[0], "accept")).toMatchObject({
        reason: "blocked",
        details: { reasons: ["Driver1 Ndlovu is not active."] },
      });
      expect(await readRound(ctx, tripId)).toEqual({ trip: "offered", offers: ["direct offered"] });
    }));

  test("nor does a driver who took another trip at that time", () =>
    inTransaction(async (ctx) => {
      const { tokens, crews } = await writeOffers(ctx);
      const [crew] = crews;
      await writeTrip(ctx, addHours(testNow, 48), {
        crew: { driverId: crew?.driver_id ?? "", vehicleId: crew?.vehicle_id ?? "" },
      });
      expect(await say(asVisitor(ctx), tokens[0], "accept")).toMatchObject({ reason: "blocked" });
    }));
});

describe("declining", () => {
  test("asks the next in turn; declining twice counts once", () =>
    inTransaction(async (ctx, world) => {
      const { tripId, tokens } = await writeOffers(ctx, { mode: "cascade", drivers: 2 });
      const said = await say(asVisitor(ctx), tokens[0], "decline", "On leave");
      expect(said).toEqual({ ok: true, value: { standing: "declined" } });
      expect(await say(asVisitor(ctx), tokens[0], "decline")).toEqual(said);
      expect(await readRound(ctx, tripId)).toEqual({
        trip: "offered",
        offers: ["cascade declined", "cascade offered"],
      });
      expect((await readAssignments(ctx, tripId))[0]).toMatchObject({ reason: "On leave", respondedAt: testNow });
      expect(world.emails.map(({ to }) => to)).toEqual(["driver1@example.com", "driver2@example.com"]);
      expect(await say(asVisitor(ctx), tokens[0], "accept")).toMatchObject({ reason: "already_declined" });
    }));

  test("by the last driver leaves the trip without a driver, and creates a task for our team", () =>
    inTransaction(async (ctx, world) => {
      const { tripId, tokens } = await writeOffers(ctx);
      await say(asVisitor(ctx), tokens[0], "decline");
      expect(await readRound(ctx, tripId)).toEqual({ trip: "unassigned", offers: ["direct declined"] });
      expect(world.events).toMatchObject([{ type: "notice.wanted" }, { type: "task.wanted", kind: "find_driver" }]);
    }));
});

describe("over HTTP", () => {
  let site: Awaited<ReturnType<typeof openTestSite>>;
  beforeAll(async () => {
    site = await openTestSite();
  });
  afterAll(() => site.close());

  test("of 200 drivers who accept one broadcast at once, one gets the trip and 199 see that it is taken", async () => {
    const db = openDatabase(site.pool);
    // So soon that drivers are asked at any time of night.
    const pickup = addHours(new Date(), 3);
    const plain = { db } as Context;
    const { tripId } = await writeTrip(plain, pickup);
    const to = [];
    for (let at = 0; at < 200; at++) to.push(await writeCrew(plain));
    const { headers } = await site.as("dispatcher");
    const calls = offering({ trip_id: tripId, version: 1, mode: "broadcast", to });
    const offered = await site.call("offer-trip", calls, headers);
    expect(await offered.json()).toMatchObject({ asked: 200, left_out: [] });

    const { ctx } = createContext(site.world, { db, actor: { kind: "system" }, correlationId: "test" });
    const rows = await readAssignments(plain, tripId);
    const answers = await Promise.all(
      rows.map(async ({ id }) => {
        const reply = await site.call("answer-offer", { token: tokenOf(ctx, id), answer: "accept" });
        const body = await reply.json();
        return reply.status === 200 ? body.standing : `${reply.status} ${body.error}`;
      }),
    );
    const count = (answer: string) => answers.filter((one) => one === answer).length;
    expect([count("accepted"), count("409 taken")]).toEqual([1, 199]);

    const after = await db.select().from(assignments).where(eq(assignments.tripId, tripId));
    const winner = rows[answers.indexOf("accepted")];
    expect(after.filter(({ state }) => state === "accepted").map(({ id }) => id)).toEqual([winner?.id]);
    expect(after.filter(({ state }) => state === "withdrawn")).toHaveLength(199);
    expect(await db.select().from(trips).where(eq(trips.id, tripId))).toMatchObject([
      { state: "assigned", version: 3 },
    ]);
    expect(await db.$count(vehicleHolds, eq(vehicleHolds.state, "assigned"))).toBe(1);
    // Two hundred drivers are written, asked and answered one by one, however slow the machine is.
  }, 300_000);
});
