import { expect, test } from "vitest";
import { forecastWeeks, weeksAhead } from "./forecast.ts";

test("weeks that are all alike go on alike, without an error", () => {
  const forecast = forecastWeeks(Array.from({ length: 30 }, () => 1000));
  expect(forecast).toMatchObject({ method: "level", error: 0 });
  expect(forecast?.weeks).toEqual(
    Array.from({ length: weeksAhead }, () => ({ expected: 1000, low: 1000, high: 1000 })),
  );
});

test("a season that comes every year is forecast from the year before, and errs less than the level", () => {
  const wave = (week: number) => Math.round(1000 + 800 * Math.sin((2 * Math.PI * week) / 52));
  const past = Array.from({ length: 130 }, (_, week) => wave(week));
  const forecast = forecastWeeks(past);
  expect(forecast?.method).toBe("season");
  expect(forecast?.error).toBeLessThan(0.01);
  for (const [at, { expected }] of (forecast?.weeks ?? []).entries())
    expect(Math.abs(expected - wave(130 + at))).toBeLessThan(20);
});

test("what erred in the past widens the forecast", () => {
  const forecast = forecastWeeks(Array.from({ length: 20 }, (_, week) => (week % 2 === 0 ? 500 : 1500)));
  expect(forecast?.method).toBe("level");
  expect(forecast?.error).toBeCloseTo(0.5, 1);
  const [first] = forecast?.weeks ?? [];
  expect(first).toMatchObject({ expected: 1000 });
  expect(first?.low).toBeLessThan(first?.expected ?? 0);
});

test("too few weeks give no forecast", () => {
  expect(forecastWeeks([1, 2, 3])).toBeNull();
  expect(forecastWeeks(Array.from({ length: 40 }, () => 0))).toBeNull();
});
