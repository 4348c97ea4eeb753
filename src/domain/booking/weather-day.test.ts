import { expect, test } from "vitest";
import { sampleTours as tours } from "#db/seed/catalogue/sample-tours.ts";
import { localDate, localTime, momentOf } from "../time/local-time.ts";
import { type WeatherDay, weatherOn, weatherTours } from "./weather-day.ts";

const day = localDate("2026-11-25");
const sea: WeatherDay = { day, reach: "weather_tours", offers: [] };
const winelands: WeatherDay = { day, reach: "chosen", offers: ["winelands", "overberg"] };
const storm: WeatherDay = { day, reach: "everything", offers: [] };

test.each([
  ["the cable car on a day of wind", sea, "table-mountain", "2026-11-25", "08:30", true],
  ["the ferry, in the first minute of the day", sea, "robben-island", "2026-11-25", "00:00", true],
  ["the ferry, in the last", sea, "robben-island", "2026-11-25", "23:59", true],
  ["the ferry, a minute later", sea, "robben-island", "2026-11-26", "00:00", false],
  ["the day before", sea, "whale-watching", "2026-11-24", "23:59", false],
  ["a tour on land", sea, "winelands", "2026-11-25", "08:30", false],
  ["a transfer", sea, null, "2026-11-25", "08:30", false],
  ["a tour that was chosen", winelands, "overberg", "2026-11-25", "08:30", true],
  ["one that was not", winelands, "table-mountain", "2026-11-25", "08:30", false],
  ["a transfer, where tours are chosen", winelands, null, "2026-11-25", "08:30", false],
  ["a transfer in a storm", storm, null, "2026-11-25", "08:30", true],
  ["any tour in a storm", storm, "township", "2026-11-25", "08:30", true],
  ["the day after the storm", storm, "township", "2026-11-26", "08:30", false],
] as const)("%s", (_what, declared, offer, on, time, expected) => {
  const pickupAt = momentOf(localDate(on), localTime(time));
  expect(weatherOn([declared], { pickupAt, offer }, tours) === declared).toBe(expected);
});

test("of several declarations the one that concerns the drive is found, and without any there is none", () => {
  const drive = { pickupAt: momentOf(day, localTime("10:00")), offer: "winelands" };
  expect(weatherOn([sea, winelands], drive, tours)).toBe(winelands);
  expect(weatherOn([], drive, tours)).toBeUndefined();
});

test("a tour says of itself whether it needs the weather", () => {
  expect(weatherTours(tours)).toEqual(["table-mountain", "whale-watching", "sunset-photography", "robben-island"]);
});
