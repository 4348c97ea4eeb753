import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addMinutes } from "#domain/time/local-time.ts";
import type { TripEvent } from "#domain/trip/trip-events.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";
import { newId } from "#platform/ids.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { tripEvents, tripMoves, trips } from "./schema/trips.ts";
import { tripArrivedAt } from "./trip-arrived-at.ts";

/** Minutes after the planned pickup; of an event also when we heard of it. */
type Line =
  | { readonly to: TripState; readonly at: number }
  | { readonly event: TripEvent; readonly at: number; readonly receivedAt?: number };

test.each<readonly [string, readonly Line[], number | null]>([
  ["no one said so", [{ to: "en_route", at: -30 }], null],
  ["our team recorded it before events were kept", [{ to: "arrived", at: 4 }], 4],
  [
    "an offline phone reports it later",
    [
      { event: "arrive", at: -5, receivedAt: 20 },
      { to: "arrived", at: 20 },
    ],
    -5,
  ],
  [
    "the driver looks for the passengers before saying it",
    [
      { event: "cant_find", at: 9 },
      { to: "arrived", at: 9 },
    ],
    9,
  ],
  [
    "the passengers are on board first",
    [
      { event: "met", at: 3, receivedAt: 40 },
      { to: "arrived", at: 40 },
    ],
    3,
  ],
  [
    "what follows does not change it",
    [
      { event: "arrive", at: -5 },
      { to: "arrived", at: -5 },
      { event: "cant_find", at: 15 },
      { event: "met", at: 25 },
    ],
    -5,
  ],
  [
    "the driver who came was released",
    [
      { event: "arrive", at: -5 },
      { to: "arrived", at: -5 },
      { to: "unassigned", at: 10 },
    ],
    null,
  ],
  [
    "another came instead",
    [
      { event: "arrive", at: -5 },
      { to: "arrived", at: -5 },
      { to: "unassigned", at: 10 },
      { event: "arrive", at: 35 },
      { to: "arrived", at: 35 },
    ],
    35,
  ],
])("when the driver was at the pickup: %s", (_what, lines, minutes) =>
  inTransaction(async (ctx) => {
    const { tripId } = await writeTrip(ctx, testNow);
    for (const [seq, line] of lines.entries()) {
      const at = addMinutes(testNow, line.at);
      if ("to" in line)
        await ctx.db.insert(tripMoves).values({ id: newId(), tripId, toState: line.to, actor: "test", createdAt: at });
      else
        await ctx.db.insert(tripEvents).values({
          id: newId(),
          tripId,
          seq: seq + 1,
          event: line.event,
          actor: "test",
          outcome: "moved",
          clockBehindS: 0,
          occurredAt: at,
          happenedAt: at,
          receivedAt: addMinutes(testNow, line.receivedAt ?? line.at),
          noteHash: "",
          previousHash: "",
          hash: `${seq}`,
        });
    }
    const [row] = await ctx.db.select({ at: tripArrivedAt }).from(trips).where(eq(trips.id, tripId));
    expect(row?.at ?? null).toEqual(minutes === null ? null : addMinutes(testNow, minutes));
  }),
);
