import { expect, test } from "vitest";
import { hoursText } from "./hours-text.ts";

test.each([
  [0, "0 min"],
  [0.5, "30 min"],
  [1, "1 h"],
  [1.999, "2 h"],
  [7.25, "7 h 15 min"],
])("%f hours are %s", (hours, text) => expect(hoursText(hours)).toBe(text));
