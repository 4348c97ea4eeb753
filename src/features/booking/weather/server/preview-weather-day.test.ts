import { expect, test } from "vitest";
import { weatherDays } from "#db/schema/booking.ts";
import { day, writeBooked } from "#testing/builders/booking/a-weather-day.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { previewWeatherDay } from "./preview-weather-day.ts";

test.each([
  ["everything", [], 2],
  ["weather_tours", [], 1],
  ["chosen", ["cape-peninsula"], 0],
] as const)("for %s %j it concerns %i of two bookings; nothing is written", (reach, offers, count) =>
  inTransaction(async (ctx, world) => {
    await writeBooked(ctx, "robben-island");
    await writeBooked(ctx, null);
    await writeBooked(ctx, "robben-island", { state: "cancelled" });
    expect(await previewWeatherDay(ctx, { day, reach, offers: [...offers] })).toMatchObject({
      value: { bookings: count },
    });
    expect(await ctx.db.select().from(weatherDays)).toEqual([]);
    expect(world.events).toEqual([]);
  }),
);
