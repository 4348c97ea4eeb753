import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { drivers } from "#db/schema/drivers.ts";
import { settings } from "#db/schema/settings.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { readAssignments } from "#testing/builders/dispatch/a-crew.ts";
import { readRound, tokenOf, writeOffers } from "#testing/builders/dispatch/an-offer.ts";
import { asSystem, asVisitor } from "#testing/builders/people/who-asks.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { answerOffer } from "./answer-offer.ts";
import { expireOffers } from "./expire-offers.ts";

const after = (ctx: Context, minutes: number) => asSystem(ctx, addMinutes(testNow, minutes));
const runAfter = async (ctx: Context, minutes: number) => {
  await expireOffers(after(ctx, minutes));
  // Another instance runs in the same minute.
  await expireOffers(after(ctx, minutes));
};

test("a cascade asks ranks 1 to 3 as each hour passes, then everyone; the second to accept sees that it is taken", () =>
  inTransaction(async (ctx, world) => {
    const { tripId } = await writeOffers(ctx, { mode: "cascade", drivers: 5 });
    const states = async () => (await readRound(ctx, tripId)).offers.map((one) => one.replace("cascade ", ""));
    await runAfter(ctx, 59);
    expect(await states()).toEqual(["offered", "proposed", "proposed", "proposed", "proposed"]);
    await runAfter(ctx, 60);
    expect(await states()).toEqual(["expired", "offered", "proposed", "proposed", "proposed"]);
    await runAfter(ctx, 120);
    expect(await states()).toEqual(["expired", "expired", "offered", "proposed", "proposed"]);
    await runAfter(ctx, 180);
    const all = [...Array(3).fill("expired"), ...Array(5).fill("broadcast offered")];
    expect(await states()).toEqual(all);
    expect(world.emails.map(({ to }) => to.replace("@example.com", ""))).toEqual([
      "driver1",
      "driver2",
      "driver3",
      "driver4",
      "driver5",
      "driver1",
      "driver2",
      "driver3",
    ]);

    const offers = await readAssignments(ctx, tripId);
    const open = offers.filter(({ state }) => state === "offered");
    const say = (id = "") =>
      answerOffer(asVisitor(ctx, addMinutes(testNow, 185)), { token: tokenOf(ctx, id), answer: "accept", reason: "" });
    expect(await say(open[3]?.id)).toMatchObject({ ok: true });
    expect(await say(open[0]?.id)).toMatchObject({ reason: "taken" });
    await runAfter(ctx, 600);
    expect(await readRound(ctx, tripId)).toMatchObject({ trip: "assigned" });
  }));

test("if no one accepts the broadcast either, the trip has no driver and our team gets a task", () =>
  inTransaction(async (ctx, world) => {
    const { tripId } = await writeOffers(ctx, { mode: "broadcast", drivers: 2 });
    await runAfter(ctx, 60);
    expect(await readRound(ctx, tripId)).toEqual({
      trip: "unassigned",
      offers: ["broadcast expired", "broadcast expired"],
    });
    expect(world.events).toMatchObject([
      { type: "notice.wanted" },
      { type: "notice.wanted" },
      { type: "task.wanted", kind: "find_driver", subjectKind: "trip" },
    ]);
  }));

test("a driver who may no longer drive when their turn comes is skipped", () =>
  inTransaction(async (ctx) => {
    const { tripId, crews } = await writeOffers(ctx, { mode: "cascade", drivers: 3 });
    await ctx.db
      .update(drivers)
      .set({ state: "suspended" })
      .where(eq(drivers.id, crews[1]?.driver_id ?? ""));
    await runAfter(ctx, 60);
    expect(await readRound(ctx, tripId)).toMatchObject({
      offers: ["cascade expired", "cascade withdrawn", "cascade offered"],
    });
    expect((await readAssignments(ctx, tripId))[1]).toMatchObject({ reason: "Driver2 Ndlovu is not active." });
  }));

test("the time limits and the number of tries come from our team’s settings", () =>
  inTransaction(async (ctx) => {
    const value = { minutesDayAhead: 10, tries: 1 };
    await ctx.db.insert(settings).values({ name: "offers", value, version: 1, updatedAt: testNow });
    const { tripId } = await writeOffers(ctx, { mode: "cascade", drivers: 2 });
    await runAfter(ctx, 10);
    expect(await readRound(ctx, tripId)).toMatchObject({
      offers: ["cascade expired", "broadcast offered", "broadcast offered"],
    });
  }));
