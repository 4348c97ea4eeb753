import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { settings } from "#db/schema/settings.ts";
import { trips } from "#db/schema/trips.ts";
import { addHours } from "#domain/time/local-time.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { sendUnplaced } from "./send-unplaced.ts";

const alarm = { type: "trip.unplaced", bookingId: "b", alarm: "once", isExhausted: true } as const;

test("everyone who gets the company’s alarms hears of it by email and phone", () =>
  inTransaction(async (ctx, world) => {
    const value = { emails: ["duty@example.com"], phones: ["082 555 0123"], webhookUrl: "" };
    await ctx.db.insert(settings).values({ name: "alarms", value, version: 1, updatedAt: testNow });
    const { tripId, reference } = await writeTrip(ctx, addHours(testNow, 3));
    await sendUnplaced(ctx, { ...alarm, tripId });
    expect(world.emails).toMatchObject([{ to: "duty@example.com", subject: `No driver for trip ${reference}` }]);
    expect(world.texts).toMatchObject([
      {
        text: { event: "system_alarm", facts: { status: "Urgent", measured: "No driver, and no one is left to ask." } },
      },
    ]);
  }));

test("not if someone drives it by now; and without an address the company hears of it", () =>
  inTransaction(async (ctx, world) => {
    const { tripId } = await writeTrip(ctx, addHours(testNow, 3));
    await sendUnplaced(ctx, { ...alarm, tripId });
    expect(world.emails).toHaveLength(1);
    await ctx.db.update(trips).set({ state: "assigned" }).where(eq(trips.id, tripId));
    await sendUnplaced(ctx, { ...alarm, tripId });
    expect(world.emails).toHaveLength(1);
  }));
