import { expect, test } from "vitest";
import { payments } from "#db/schema/payments.ts";
import { localDate } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { cashOnDay } from "./cash-on-day.ts";

test("the day sheet lists cash for trips on that day, in Cape Town time", () =>
  inTransaction(async (ctx) => {
    const write = async (start: string, amountCents: number, state: "due_on_trip" | "collected" = "due_on_trip") => {
      const { tripId, bookingId } = await writeTrip(ctx, new Date(start));
      const at = { createdAt: testNow, updatedAt: testNow };
      await ctx.db.insert(payments).values({ id: newId(), bookingId, method: "cash", state, amountCents, ...at });
      return tripId;
    };
    const night = await write("2026-12-31T22:50:00Z", 46_000);
    await write("2026-12-31T21:55:00Z", 30_000);
    await write("2027-01-01T08:00:00Z", 50_000, "collected");
    await writeTrip(ctx, new Date("2027-01-01T09:00:00Z"));
    const { value } = await cashOnDay(ctx, { date: localDate("2027-01-01") });
    expect(value.trips).toEqual([{ trip_id: night, amount_cents: 46_000 }]);
  }));
