import { expect, test } from "vitest";
import { addHours, localDate, localTime, momentOf } from "../time/local-time.ts";
import { isTransferDue } from "./pay-reminders.ts";

const at = (time: string, day: number) => momentOf(localDate(`2026-11-${day}`), localTime(time));

test.each([
  ["12:00 on the 20th", at("12:00", 20), at("07:59", 21), false],
  ["12:00 on the 20th", at("12:00", 20), at("08:00", 21), true],
  // 22:00 is at night, and by the morning the vehicle is no longer held: the evening before.
  ["02:00 on the 20th", at("02:00", 20), at("19:59", 20), false],
  ["02:00 on the 20th", at("02:00", 20), at("20:00", 20), true],
  // 04:00: the morning leaves hours to pay.
  ["08:00 on the 20th", at("08:00", 20), at("20:30", 20), true],
  ["10:00 on the 20th", at("10:00", 20), at("06:30", 21), false],
  ["10:00 on the 20th", at("10:00", 20), at("07:00", 21), true],
])("chosen at %s, held for a day", (_, chosenAt, now, is) => {
  expect(isTransferDue({ chosenAt, holdUntil: addHours(chosenAt, 24) }, now)).toBe(is);
});

test("for a confirmed booking the morning is early enough", () => {
  expect(isTransferDue({ chosenAt: at("02:00", 20), holdUntil: null }, at("20:30", 20))).toBe(false);
  expect(isTransferDue({ chosenAt: at("02:00", 20), holdUntil: null }, at("07:00", 21))).toBe(true);
});
