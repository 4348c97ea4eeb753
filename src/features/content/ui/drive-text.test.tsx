import { expect, test } from "vitest";
import { hoursAndMinutes } from "./drive-text.tsx";

test.each([
  [5, "5 min"],
  [60, "1 h"],
  [90, "1 h 30 min"],
  [385, "6 h 25 min"],
])("%i minutes are %s", (minutes, text) => {
  expect(hoursAndMinutes(minutes).replaceAll("\u00a0", " ")).toBe(text);
});
