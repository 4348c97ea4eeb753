import { expect, test } from "vitest";
import { lostItems } from "#db/schema/incidents.ts";
import { refuse } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import { aLostItem } from "#testing/builders/dispatch/a-lost-item.ts";
import { aRiddenTrip } from "#testing/builders/dispatch/a-ridden-trip.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { reportLostItem } from "./report-lost-item.ts";
import { sendLostItemRequest } from "./send-lost-item-request.ts";

test("that trip’s driver is asked by push and email, without the owner’s details", () =>
  inTransaction(async (ctx, world) => {
    const { itemId, tripId, driverId, vehicleId, reference } = await aLostItem(ctx);
    expect(await ctx.db.select().from(lostItems)).toMatchObject([
      { id: itemId, state: "reported", driverId, vehicleId },
    ]);
    expect(world.events).toMatchObject([
      { type: "lost_item.reported", lostItemId: itemId },
      { type: "task.wanted", kind: "find_lost_item", subjectId: itemId },
    ]);
    await sendLostItemRequest(ctx, { type: "lost_item.reported", lostItemId: itemId });
    expect(world.events.at(-1)).toMatchObject({
      type: "notice.wanted",
      driverId,
      to: `/driver/dashboard/trips/${tripId}`,
      text: "A blue rain jacket",
    });
    expect(world.emails).toMatchObject([
      { template: "lost-item-request", to: "sipho@example.com", subject: expect.stringContaining(reference) },
    ]);
  }));

test.each([
  ["before anyone was on board", { state: "assigned" as const }, 0],
  ["where no one came", { state: "no_show" as const }, 0],
  ["90 days later", { state: "completed" as const }, 24 * 91],
])("nothing can be reported %s", (_, trip, hours) =>
  inTransaction(async (ctx) => {
    const { opening, tripId } = await aRiddenTrip(ctx, { trip });
    const later = { ...ctx, now: addHours(testNow, hours) };
    const report = { ...opening, trip_id: tripId, what: "A hat", left_where: "", contact: "" };
    expect(await reportLostItem(later, report)).toMatchObject({ reason: "not_possible" });
  }),
);

test("another booking’s trip is refused, and so is a wrong code", () =>
  inTransaction(async (ctx) => {
    const { report } = await aLostItem(ctx);
    const other = await aRiddenTrip(ctx);
    expect(await reportLostItem(ctx, { ...report, trip_id: other.tripId })).toMatchObject({
      reason: "not_possible",
    });
    expect(await reportLostItem(ctx, { ...report, code: "WR0NGC0D" })).toEqual(refuse("not_found"));
  }));

test("ten items per booking are the limit", () =>
  inTransaction(async (ctx) => {
    const { report } = await aLostItem(ctx);
    for (let at = 0; at < 9; at++) await reportLostItem(ctx, report);
    expect(await reportLostItem(ctx, report)).toMatchObject({ reason: "too_many" });
  }));
