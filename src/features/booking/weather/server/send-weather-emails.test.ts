import { expect, test } from "vitest";
import { adminOf, late, sea, writeBooked } from "#testing/builders/booking/a-weather-day.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { declareWeatherDay } from "./declare-weather-day.ts";
import { previewWeatherDay } from "./preview-weather-day.ts";
import { sendWeatherEmails } from "./send-weather-emails.ts";
import { withdrawWeatherDay } from "./withdraw-weather-day.ts";

test("every guest of that day whose trip is not cancelled gets one email, and no one else", () =>
  inTransaction(async (ctx, world) => {
    const concerned = await writeBooked(ctx, "table-mountain");
    await writeBooked(ctx, "winelands");
    await writeBooked(ctx, "table-mountain", { state: "cancelled" });
    await writeBooked(ctx, "table-mountain", { isTest: true });
    const team = await adminOf(ctx);
    expect(await previewWeatherDay(team, { ...sea, offers: [] })).toMatchObject({ value: { bookings: 1 } });
    const declared = await declareWeatherDay(team, { ...sea, offers: [] });
    if (!declared.ok) throw new Error(declared.reason);
    const event = { type: "weather.declared", weatherDayId: declared.value.id } as const;
    await sendWeatherEmails(ctx, event);
    expect(world.emails.map(({ about, key }) => [about, key])).toEqual([
      [`booking:${concerned.reference}`, `bad-weather:${declared.value.id}:${concerned.reference}`],
    ]);
    await withdrawWeatherDay(team, { id: declared.value.id });
    await sendWeatherEmails(ctx, event);
    expect(world.emails).toHaveLength(1);
  }, late));
