import { expect, test } from "vitest";
import { driveAt, driveByTable } from "./drive.ts";

const airport = { latitude: -33.9715, longitude: 18.6021 };
const campsBay = { latitude: -33.9508, longitude: 18.3776 };
const night = new Date("2026-11-17T03:00:00+02:00");
const morning = new Date("2026-11-17T07:30:00+02:00");

test("by our table a way has its length and time, and a straight line", () => {
  const drive = driveAt(driveByTable(airport, campsBay), night);

  expect(drive.source).toBe("table");
  expect(drive.km).toBeGreaterThan(20);
  expect(drive.km).toBeLessThan(32);
  expect(drive.line).toEqual([
    [18.6021, -33.9715],
    [18.3776, -33.9508],
  ]);
});

test("in the morning the same way takes longer", () => {
  const quiet = driveByTable(airport, campsBay);

  expect(driveAt(quiet, morning).minutes).toBe(Math.round(quiet.quietMinutes * 1.5));
  expect(driveAt(quiet, morning).km).toBe(driveAt(quiet, night).km);
});

test("who is there already still needs a minute", () => {
  expect(driveAt(driveByTable(airport, airport), night)).toMatchObject({ km: 0, minutes: 1 });
});
