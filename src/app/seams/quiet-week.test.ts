import { and, eq, inArray, lte } from "drizzle-orm";
import { expect, test } from "vitest";
import { trips } from "#db/schema/trips.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import { checkList } from "#features/health/checks/server/check-list.ts";
import { assignTrip } from "#features/trips/assign/server/assign-trip.ts";
import { verifyTrip } from "#features/trips/road/server/verify-trip.ts";
import type { Context } from "#platform/context.ts";
import { asTeam, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { bookkeepingOf, followEvents } from "#testing/follow-events.ts";
import { inDemo, type World } from "#testing/in-transaction.ts";
import { handing, setUp } from "#testing/test-config.ts";
import { reactions } from "../../reactions.ts";
import { schedule } from "../../schedule.ts";

const bookkeeping = bookkeepingOf(reactions);

/** Scheduled work that changes a booking, a trip or money. */
const rounds = [
  "expire-holds",
  "expire-offers",
  "complete-silent-trips",
  "lapse-attempts",
  "resume-refunds",
  "close-bookings",
  "escalate-requests",
  "escalate-enquiries",
  "expire-quotes",
] as const;

/** Dispatchers look so far ahead, and find someone for every trip. */
const plannedHours = 18;

async function dispatch(ctx: Context): Promise<void> {
  const open = await ctx.db
    .select({ id: trips.id, version: trips.version, vehicleClass: trips.vehicleClass })
    .from(trips)
    .where(and(inArray(trips.state, ["unassigned", "offered"]), lte(trips.pickupAt, addHours(ctx.now, plannedHours))));
  for (const { id, version, vehicleClass } of open) {
    const crew = await writeCrew(ctx, { vehicle: { vehicleClass, seats: 60, bags: 60 } });
    const assigned = await assignTrip(ctx, { trip_id: id, version, ...crew, override_reason: "a quiet week" });
    expect(assigned, "a fresh crew may go").toMatchObject({ ok: true });
  }
}

/** No one reported how these ended: our team calls the drivers. */
async function verify(ctx: Context): Promise<void> {
  const silent = await ctx.db.select().from(trips).where(eq(trips.state, "completed_unverified"));
  for (const { id, version } of silent)
    await verifyTrip(ctx, { trip_id: id, version, outcome: "completed", reason: "Ended as planned" });
}

async function work(ctx: Context, world: World): Promise<void> {
  await dispatch(ctx);
  for (const task of rounds) await schedule[task].run(ctx);
  await verify(ctx);
  await followEvents(ctx, world, { reactions: bookkeeping });
}

async function failing(ctx: Context): Promise<string> {
  const tools = { ...ctx, siteUrl: "http://localhost" };
  const found: string[] = [];
  for (const check of checkList) {
    const { status, measured } = await check.look(tools, false);
    if (status === "failing" || status === "unknown") found.push(`${check.id}: ${measured}`);
  }
  return found.join("\n");
}

const probes = {
  diskOf: async () => ({ freeBytes: 4e10, totalBytes: 5e10 }),
  visitSite: async () => ({ steps: [], unpaidBecause: undefined, failure: undefined }),
};

test("seven days on which everyone does their work raise nothing", () =>
  inDemo(async (ctx, world) => {
    const team = await asTeam(handing(setUp(ctx, { demo: true }), { probes }), "admin");
    for (let hours = 0; hours <= 7 * 24; hours += 12) {
      const later = { ...team, now: addHours(ctx.now, hours) };
      await work(later, world);
      expect(await failing({ ...later, now: addMinutes(later.now, 5) }), `after ${hours} hours`).toBe("");
    }
  }));
