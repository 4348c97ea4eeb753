import { expect, test } from "vitest";
import { addMinutes, localDate, localTime, momentOf } from "../time/local-time.ts";
import { isBookedBeforeReminder, soonestHours, soonReminderAt } from "./soon-reminder.ts";

const at = (time: string, day = "20") => momentOf(localDate(`2026-11-${day}`), localTime(time));

test.each([
  ["14:00", "20", "11:00"],
  ["10:00", "20", "07:00"],
  ["09:30", "20", "07:00"],
  ["09:00", "20", "07:00"],
  ["08:59", "19", "20:00"],
  ["05:00", "19", "20:00"],
  ["02:00", "19", "20:00"],
  ["00:30", "19", "20:00"],
  ["23:59", "20", "20:59"],
])("a pickup at %s is said once more on the %s at %s", (pickup, day, due) => {
  expect(soonReminderAt(at(pickup))).toEqual(at(due, day));
});

test("no pickup is due earlier than is looked for", () => {
  for (let minute = 0; minute < 24 * 60; minute += 7) {
    const pickup = addMinutes(at("00:00"), minute);
    const ahead = (pickup.getTime() - soonReminderAt(pickup).getTime()) / 3_600_000;
    expect(ahead).toBeGreaterThanOrEqual(2);
    expect(ahead).toBeLessThanOrEqual(soonestHours);
  }
});

test("who has booked within hours of it gets none", () => {
  expect(isBookedBeforeReminder(at("07:59"), at("14:00"))).toBe(true);
  expect(isBookedBeforeReminder(at("08:00"), at("14:00"))).toBe(false);
});
