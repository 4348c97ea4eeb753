import { expect, test } from "vitest";
import { parseTime, timeChoices } from "./time-entry.ts";

test.each([
  ["9", "09:00"],
  ["09", "09:00"],
  ["930", "09:30"],
  ["0930", "09:30"],
  ["9:30", "09:30"],
  ["09h30", "09:30"],
  ["9.30", "09:30"],
  ["21:05", "21:05"],
  ["2105", "21:05"],
  ["9 pm", "21:00"],
  ["9:30pm", "21:30"],
  ["12am", "00:00"],
  ["12 pm", "12:00"],
  ["0:00", "00:00"],
])("%s is the time %s", (typed, time) => {
  expect(parseTime(typed)).toBe(time);
});

test.each(["", "noon", "24:00", "9:60", "13pm", "9:3", "12345"])("%j is no time", (typed) => {
  expect(parseTime(typed)).toBeNull();
});

test("choices run in quarter hours between the first and the last allowed", () => {
  expect(timeChoices()).toHaveLength(96);
  expect(timeChoices({ min: "06:50", max: "08:00" })).toEqual(["07:00", "07:15", "07:30", "07:45", "08:00"]);
  expect(timeChoices({ step: 30, min: "22:45" })).toEqual(["23:00", "23:30"]);
});
