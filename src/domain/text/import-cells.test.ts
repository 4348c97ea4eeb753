import { expect, test } from "vitest";
import { centsOf, dayOf, timeOf, yesNoOf } from "./import-cells.ts";

test.each([
  ["2026-12-31", "2026-12-31"],
  ["2026/1/5", "2026-01-05"],
  ["31/12/2026", "2026-12-31"],
  ["5.1.2026", "2026-01-05"],
  ["31 December 2026", "2026-12-31"],
  ["1-Feb-2027", "2027-02-01"],
  ["2026-12-31 09:30", "2026-12-31"],
  ["31/02/2026", undefined],
  ["12/31/2026", undefined],
  ["soon", undefined],
  ["", undefined],
])("the day %s", (cell, day) => expect(dayOf(cell)).toBe(day));

test.each([
  ["09:30", "09:30"],
  ["9:30", "09:30"],
  ["9h30", "09:30"],
  ["9.30 pm", "21:30"],
  ["12:15 am", "00:15"],
  ["2026-12-31 09:30", "09:30"],
  ["09:30:00", "09:30"],
  ["25:00", undefined],
  ["noon", undefined],
])("the time %s", (cell, time) => expect(timeOf(cell)).toBe(time));

test.each([
  ["R 1 234,50", 123_450],
  ["1,234.50", 123_450],
  ["R1234", 123_400],
  ["1234.5", 123_450],
  ["1,234", 123_400],
  ["12,5", 1250],
  ["-5", undefined],
  ["1,23,4", undefined],
  ["free", undefined],
  ["99999999999", undefined],
])("the amount %s", (cell, cents) => expect(centsOf(cell)).toBe(cents));

test.each([
  ["Yes", true],
  ["n", false],
  ["maybe", undefined],
])("%s", (cell, answer) => expect(yesNoOf(cell)).toBe(answer));
