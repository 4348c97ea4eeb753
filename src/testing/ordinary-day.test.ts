import { expect, test } from "vitest";
import { publicHoliday } from "#domain/time/public-holidays.ts";
import { ordinaryDay } from "./ordinary-day.ts";

test.each(["2026-11-15", "2026-12-10", "2026-12-31", "2027-03-20", "2028-02-28"])(
  "asked on %s: no holiday, no festive season, each a day of its own and far enough ahead",
  (today) => {
    const now = new Date(`${today}T10:00:00Z`);
    const days = Array.from({ length: 60 }, (_, ahead) => ordinaryDay(ahead + 2, now));
    expect(new Set(days).size).toBe(60);
    for (const [at, day] of days.entries()) {
      expect(publicHoliday(day)).toBeUndefined();
      expect(day.slice(5) >= "12-15" || day.slice(5) <= "01-10", day).toBe(false);
      expect(Date.parse(day) - Date.parse(today)).toBeGreaterThanOrEqual((at + 2) * 24 * 3600_000);
    }
  },
);
