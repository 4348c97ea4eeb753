import { expect, test } from "vitest";
import { addDays, localDateOf } from "#domain/time/local-time.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { declareWeatherDay } from "./declare-weather-day.ts";
import { weatherDays } from "./weather-days.ts";

const today = localDateOf(testNow);
const gale = { reach: "weather_tours", offers: [], reason: "Gale warning.", tells_guests: true } as const;

test("days ahead and of the last 30 days are listed, the latest first, with who declared them", () =>
  inTransaction(async (ctx) => {
    const staff = await askingAs(ctx, { email: "liesl@example.com", name: "Liesl", roles: ["admin"] });
    for (const day of [today, addDays(today, 5)]) await declareWeatherDay(staff, { ...gale, day, offers: [] });
    const listed = await weatherDays(staff);
    expect(listed.value.days).toMatchObject([
      { day: addDays(today, 5), reason: "Gale warning.", declared_by: "Liesl", withdrawn_at: null },
      { day: today },
    ]);
    const later = { ...staff, now: new Date(testNow.getTime() + 32 * 86_400_000) };
    expect((await weatherDays(later)).value.days.map(({ day }) => day)).toEqual([addDays(today, 5)]);
  }));
