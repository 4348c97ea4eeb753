import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { tripMoves, trips } from "#db/schema/trips.ts";
import { nameOfActor } from "#domain/account/roles.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { moveTrip } from "./move-trip.ts";

const aTrip = async (ctx: Context, state: TripState = "unassigned") =>
  (await writeTrip(ctx, addHours(testNow, 48), { trip: { state } })).tripId;

const readTrip = async (ctx: Context, id: string) => (await ctx.db.select().from(trips).where(eq(trips.id, id)))[0];
const historyOf = (ctx: Context, id: string) =>
  ctx.db.select().from(tripMoves).where(eq(tripMoves.tripId, id)).orderBy(asc(tripMoves.createdAt), asc(tripMoves.id));

test("a move is recorded: from, to, by whom, why and when", () =>
  inTransaction(async (ctx) => {
    const id = await aTrip(ctx);
    const clerk = await askingAs(ctx, { email: "liesl@example.com", name: "Liesl", roles: ["dispatcher"] });
    const moved = await moveTrip(clerk, { id, version: 1, to: "offered", reason: "to Sipho" });
    expect(moved).toMatchObject({ ok: true, value: { state: "offered", version: 2 } });
    expect(await readTrip(ctx, id)).toMatchObject({ state: "offered", version: 2 });
    const [line, ...more] = await historyOf(ctx, id);
    expect(line).toMatchObject({ fromState: "unassigned", toState: "offered", reason: "to Sipho", createdAt: ctx.now });
    expect(line?.actor).toBe(nameOfActor(clerk.actor));
    expect(more).toEqual([]);
  }));

test.each([
  ["a move that the table does not have", "reconfirmed", 1, "not_possible"],
  ["a screen that is out of date", "offered", 7, "changed_meanwhile"],
] as const)("%s is refused and writes nothing", (_what, to, version, reason) =>
  inTransaction(async (ctx, world) => {
    const id = await aTrip(ctx);
    expect(await moveTrip(ctx, { id, version, to })).toMatchObject({ ok: false, reason });
    expect(await readTrip(ctx, id)).toMatchObject({ state: "unassigned", version: 1 });
    expect(await historyOf(ctx, id)).toEqual([]);
    expect(world.events).toEqual([]);
  }),
);

test.each([
  ["reconfirmed", "en_route", ["trip.departed"]],
  ["onboard", "completed", ["trip.ended"]],
  ["onboard", "interrupted", ["trip.ended"]],
  ["searching", "no_show", ["trip.ended"]],
  ["en_route", "arrived", []],
  ["assigned", "cancelled", []],
] as const)("moving from %s to %s emits %j for its booking", (from, to, events) =>
  inTransaction(async (ctx, world) => {
    const id = await aTrip(ctx, from);
    await moveTrip(ctx, { id, to });
    expect(world.events.map(({ type }) => type)).toEqual(events);
  }),
);
