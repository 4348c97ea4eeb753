import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { lateNotices } from "#db/schema/live.ts";
import { tripNotes } from "#db/schema/trips.ts";
import { passOnLateness } from "#features/trips/road/server/pass-on-lateness.ts";
import { writeLiveTrip } from "#testing/builders/dispatch/a-live-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { liveTrip } from "./live-trip.ts";
import { reportLate } from "./report-late.ts";
import { shareLiveTrip } from "./share-live-trip.ts";

test("the driver is notified and emailed, boards show a note, our team gets a task; the page confirms it", () =>
  inTransaction(async (ctx, world) => {
    const { token, tripId, bookingId } = await writeLiveTrip(ctx);
    expect(await reportLate(ctx, { token, minutes: 20 })).toMatchObject({ ok: true });
    expect(await ctx.db.select().from(lateNotices)).toMatchObject([{ tripId, minutes: 20 }]);
    expect(world.events).toMatchObject([
      { type: "passenger.late", bookingId, tripIds: [tripId], minutes: 20 },
      { type: "task.wanted", kind: "passenger_late", subjectId: tripId },
    ]);
    const [late] = world.events;
    if (late?.type === "passenger.late") await passOnLateness(ctx, late);
    expect(world.emails).toMatchObject([{ template: "passenger-late", to: "sipho@example.com" }]);
    expect(world.events.slice(2)).toMatchObject([
      { type: "trip.message_written" },
      { type: "notice.wanted", title: "Passenger 20 minutes late", to: "/driver/dashboard/messages" },
    ]);
    expect(await ctx.db.select().from(tripNotes).where(eq(tripNotes.tripId, tripId))).toMatchObject([
      { kind: "message", text: "The passenger says they’ll be about 20 minutes late." },
    ]);
    expect(await liveTrip(ctx, { token })).toMatchObject({ value: { late: { minutes: 20 }, may_tell_late: true } });
  }));

test.each([
  ["on board", { state: "onboard" as const }],
  ["hours before", { state: "assigned" as const, startsIn: 200 }],
  ["cancelled", { state: "cancelled" as const }],
])("%s it is too late or too soon", (_what, request) =>
  inTransaction(async (ctx, world) => {
    const { token } = await writeLiveTrip(ctx, request);
    expect(await reportLate(ctx, { token, minutes: 20 })).toMatchObject({ reason: "not_now" });
    expect(world.events).toEqual([]);
  }),
);

test("family cannot report it, and an invalid link does nothing", () =>
  inTransaction(async (ctx) => {
    const { token } = await writeLiveTrip(ctx);
    const shared = await shareLiveTrip(ctx, { token, name: "Mum", email: "" });
    const family = shared.ok ? (shared.value.link.address.split("/").at(-1) ?? "") : "";
    for (const wrong of [family, "nonsense"])
      expect(await reportLate(ctx, { token: wrong, minutes: 20 })).toMatchObject({ reason: "not_found" });
  }));
