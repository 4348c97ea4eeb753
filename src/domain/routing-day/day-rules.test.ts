import { describe, expect, test } from "vitest";
import { dutyWindow } from "./duty-window.ts";
import { moveText } from "./explain-moves.ts";
import { pairCrews } from "./pair-crews.ts";

const hour = 60;
const rules = { dutyHours: 14, restHours: 9 };
const shift = { from: 6 * hour, until: 18 * hour };

test.each([
  ["nothing else", [], shift],
  ["a night that ended with a full rest before", [{ from: -10 * hour, until: -3 * hour }], shift],
  [
    "a night that ended at two: rested from eleven",
    [{ from: -6 * hour, until: 2 * hour }],
    { from: 11 * hour, until: 18 * hour },
  ],
  [
    "a short job at five counts as the same duty",
    [{ from: 5 * hour, until: 5.5 * hour }],
    { from: 6 * hour, until: 18 * hour },
  ],
  ["an early start on the day after", [{ from: 26 * hour, until: 28 * hour }], { from: 6 * hour, until: 17 * hour }],
  [
    "a trip just after midnight: a full rest before it leaves more than one duty",
    [{ from: 24 * hour, until: 25 * hour }],
    { from: 6 * hour, until: 15 * hour },
  ],
])("hours of work beside %s", (_other, others, window) => {
  expect(dutyWindow(shift, others, rules)).toEqual(window);
});

const moved = { from: "a", to: "b", isVehicleOnly: false, savesKm: 0, slackBefore: null, slackAfter: null };
test.each([
  [{ savesKm: 31.2, slackBefore: 20, slackAfter: 14 }, "Saves 31 km, costs 6 min slack."],
  [{ savesKm: 31.2, slackBefore: 20, slackAfter: null }, "Saves 31 km."],
  [{ savesKm: 4, slackBefore: 5, slackAfter: 45 }, "Saves 4 km, gains 40 min slack."],
  [{ savesKm: -12, slackBefore: 5, slackAfter: 5 }, "Adds 12 km, makes room for another change."],
  [{ savesKm: 0.2 }, "Makes room for another change."],
  [{ from: null, savesKm: -9 }, "Gets a driver for 9 km of empty driving."],
  [{ to: null, savesKm: 9 }, "No one is left for it; that saves 9 km."],
  [{ isVehicleOnly: true }, "Same driver, in the vehicle of the rest of the day."],
])("a move reads %o", (change, text) => {
  expect(moveText({ ...moved, ...change })).toBe(text);
});

describe("drivers and vehicles", () => {
  const driver = (id: string, changes: object = {}) => ({ id, shift, providerId: null, drives: new Map(), ...changes });
  const vehicle = (id: string, seats: number, ownerId: string | null = null) => ({ id, seats, ownerId });
  const anyTrip = { count: 1, mayDrive: () => true };

  test("who drives a vehicle keeps it; the other driver gets what few can drive", () => {
    const group = { count: 1, mayDrive: (_: string, id: string) => id === "bus" };
    const pairs = pairCrews(
      [driver("new"), driver("old", { drives: new Map([["car", { frozen: 0, minutes: 60 }]]) })],
      [vehicle("car", 4), vehicle("car 2", 4), vehicle("bus", 16)],
      [anyTrip, group],
    );
    expect(pairs).toEqual([
      { driverId: "old", vehicleId: "car" },
      { driverId: "new", vehicleId: "bus" },
    ]);
  });

  test("a vehicle is handed on from the early to the late shift, not within one", () => {
    const late = { shift: { from: 18 * hour, until: 26 * hour } };
    const pairs = pairCrews(
      [driver("early"), driver("late", late), driver("too many")],
      [vehicle("car", 4)],
      [anyTrip],
    );
    expect(pairs.map(({ driverId }) => driverId)).toEqual(["early", "late"]);
  });

  test("a provider’s driver brings the provider’s vehicle, and ours stay with us", () => {
    const pairs = pairCrews(
      [driver("theirs", { providerId: "p" }), driver("ours")],
      [vehicle("van", 8, "p"), vehicle("car", 4)],
      [anyTrip],
    );
    expect(pairs).toEqual([
      { driverId: "theirs", vehicleId: "van" },
      { driverId: "ours", vehicleId: "car" },
    ]);
  });

  test("no one gets a vehicle in which there is nothing they may drive", () => {
    expect(pairCrews([driver("a")], [vehicle("bus", 49)], [{ count: 3, mayDrive: () => false }])).toEqual([]);
  });
});
