import { expect, test } from "vitest";
import { liveLinkOpenings, liveLinks } from "#db/schema/live.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { writeLiveTrip } from "#testing/builders/dispatch/a-live-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { openLivePage } from "./open-live-page.ts";

test("views are counted by network, never by full address", () =>
  inTransaction(async (ctx) => {
    const { token, tripId } = await writeLiveTrip(ctx);
    const from = (address: string, minutes: number) => ({
      ...ctx,
      caller: { address, userAgent: "" },
      now: addMinutes(ctx.now, minutes),
    });
    await openLivePage(from("203.0.113.77", 0), token);
    await openLivePage(from("203.0.113.5", 1), token);
    await openLivePage(from("2001:db8:1:2:3:4:5:6", 2), token);
    expect(await ctx.db.select().from(liveLinks)).toMatchObject([{ id: tripId, kind: "customer" }]);
    const openings = await ctx.db.select().from(liveLinkOpenings).orderBy(liveLinkOpenings.firstAt);
    expect(openings).toMatchObject([
      { network: "203.0.113.0/24", times: 2, lastAt: addMinutes(ctx.now, 1) },
      { network: "2001:db8:1:0::/48", times: 1 },
    ]);
  }));

test("the route is shown while the trip can be followed; an invalid link is not recorded", () =>
  inTransaction(async (ctx) => {
    const [open, early] = [await writeLiveTrip(ctx), await writeLiveTrip(ctx, { state: "assigned", startsIn: 300 })];
    expect((await openLivePage(ctx, open.token))?.way).toMatchObject({ pickup: {}, dropoff: {} });
    expect(await openLivePage(ctx, early.token)).toMatchObject({ trip: { standing: "early" }, way: null });
    expect(await openLivePage(ctx, "nonsense")).toBeUndefined();
    expect(await ctx.db.$count(liveLinks)).toBe(2);
  }));
