import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { trips } from "#db/schema/trips.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";
import { writeLiveTrip } from "#testing/builders/dispatch/a-live-trip.ts";
import { moveOn } from "#testing/builders/dispatch/a-tracked-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { sendArrivedSafely } from "./send-arrived-safely.ts";
import { shareLiveTrip } from "./share-live-trip.ts";
import { withdrawSharedLink } from "./withdraw-shared-link.ts";

test.each<[TripState, number]>([
  ["completed", 1],
  ["no_show", 0],
  ["interrupted", 0],
  ["completed_unverified", 0],
])("a trip that ended %s: family with an email address get %i email", (state, emails) =>
  inTransaction(async (ctx, world) => {
    const { token, tripId, bookingId } = await writeLiveTrip(ctx, { state: "onboard" });
    for (const [name, email] of [
      ["Nomsa", "nomsa@example.com"],
      ["Mum", ""],
    ] as const)
      await shareLiveTrip(ctx, { token, name, email });
    const gone = await shareLiveTrip(ctx, { token, name: "Ex", email: "ex@example.com" });
    if (gone.ok) await withdrawSharedLink(ctx, { token, link_id: gone.value.link.id });
    await ctx.db.update(trips).set({ state }).where(eq(trips.id, tripId));
    await moveOn(ctx, tripId, state, ctx.now);
    world.emails.length = 0;
    await sendArrivedSafely(ctx, { type: "trip.ended", tripId, bookingId });
    expect(world.emails).toHaveLength(emails);
    if (emails > 0)
      expect(world.emails).toMatchObject([{ to: "nomsa@example.com", subject: "Thandi has arrived safely" }]);
  }),
);
