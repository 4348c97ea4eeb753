import { expect, test } from "vitest";
import { addHours, localDate, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { inTransaction, type World } from "#testing/in-transaction.ts";
import { remindSoon } from "./send-booking-soon.ts";

const at = (time: string, day = "28") => momentOf(localDate(`2026-11-${day}`), localTime(time));
const createdAt = at("09:00", "20");

const written = (ctx: Context, pickupAt: Date, changes: object = {}) =>
  writeTrip(ctx, pickupAt, { booking: { createdAt, phone: "082 555 0199", ...changes } });

async function sentAt(ctx: Context, world: World, now: Date) {
  const before = world.emails.length;
  await remindSoon({ ...ctx, now });
  return world.emails.slice(before).map(({ subject }) => subject);
}

test("a pickup is said once more three hours before, on the phone and by email", () =>
  inTransaction(async (ctx, world) => {
    const { reference, tripId } = await written(ctx, at("14:00"));
    expect(await sentAt(ctx, world, at("10:55"))).toEqual([]);
    expect(await sentAt(ctx, world, at("11:00"))).toEqual([
      `See you soon: your pickup is at Sat 28 Nov 2026, 14:00 (${reference})`,
    ]);
    expect(world.emails[0]).toMatchObject({
      key: `booking-soon:${tripId}:${at("14:00").getTime()}`,
      text: { event: "booking_soon", phone: "082 555 0199", tripId, neededAt: at("14:00") },
    });
  }));

test("an early pickup is said in the evening before, and no one is woken", () =>
  inTransaction(async (ctx, world) => {
    await written(ctx, at("05:00"));
    expect(await sentAt(ctx, world, at("19:55", "27"))).toEqual([]);
    expect(await sentAt(ctx, world, at("21:00", "27"))).toEqual([]);
    expect(await sentAt(ctx, world, at("02:00"))).toEqual([]);
    expect(await sentAt(ctx, world, at("20:00", "27"))).toHaveLength(1);
  }));

test.each([
  ["booked within hours of it", { createdAt: at("08:30") }],
  ["cancelled", { state: "cancelled" }],
  ["not confirmed", { state: "awaiting_payment" }],
])("one that is %s is not", (_, changes) =>
  inTransaction(async (ctx, world) => {
    await written(ctx, at("14:00"), changes);
    expect(await sentAt(ctx, world, at("11:00"))).toEqual([]);
  }),
);

test("a trip that is on the road is not, and nor is one that is past", () =>
  inTransaction(async (ctx, world) => {
    await writeTrip(ctx, at("14:00"), { booking: { createdAt }, trip: { state: "en_route" } });
    await written(ctx, addHours(at("11:00"), -1));
    expect(await sentAt(ctx, world, at("11:00"))).toEqual([]);
  }));
