import { describe, expect, test } from "vitest";
import {
  countAttempts,
  isNearPickup,
  metresFromPickup,
  missingEvidence,
  type NoShowFacts,
} from "./no-show-evidence.ts";

const at = (time: string) => new Date(`2026-11-20T${time}Z`);
const airport = "Cape Town International Airport";
const atArrivals = { latitude: -33.9701, longitude: 18.5975, accuracyM: 12 };
const inTown = { latitude: -33.9249, longitude: 18.4241, accuracyM: 12 };
const whole: NoShowFacts = {
  freeUntil: at("11:00:00"),
  attempts: [at("10:40:00"), at("10:50:00")],
  places: [atArrivals],
  photos: 1,
};

describe("before someone is called absent", () => {
  test.each([
    ["everything is there", {}, "11:00:00", []],
    ["a second before the free waiting ends", {}, "10:59:59", ["wait"]],
    ["the driver never arrived", { freeUntil: null }, "12:00:00", ["wait"]],
    ["one call is not enough", { attempts: [at("10:40:00")] }, "11:00:00", ["attempts"]],
    ["two presses in one minute are one", { attempts: [at("10:40:01"), at("10:40:59")] }, "11:00:00", ["attempts"]],
    ["the phone never knew where it was", { places: [] }, "11:00:00", ["place"]],
    ["the phone was in town", { places: [inTown] }, "11:00:00", ["place"]],
    ["the phone was there once", { places: [inTown, atArrivals] }, "11:00:00", []],
    ["nobody took a photograph", { photos: 0 }, "11:00:00", ["photo"]],
    ["nothing at all", { attempts: [], places: [], photos: 0 }, "10:00:00", ["wait", "attempts", "place", "photo"]],
  ] as const)("%s", (_what, changes, time, missing) => {
    expect(missingEvidence({ ...whole, ...changes }, airport, at(time))).toEqual(missing);
  });
});

test("calls are counted by the minute", () => {
  expect(countAttempts([])).toBe(0);
  expect(countAttempts([at("10:00:00"), at("10:00:30"), at("10:01:00"), at("10:07:00")])).toBe(3);
});

test("how far it is to the pickup is known where its name says which building it is", () => {
  expect(metresFromPickup(atArrivals, airport)).toBeLessThan(150);
  expect(metresFromPickup(inTown, airport)).toBeGreaterThan(15_000);
  expect(metresFromPickup(inTown, "12 Kloof Street, Gardens")).toBeNull();
  expect(isNearPickup(inTown, "12 Kloof Street, Gardens")).toBe(true);
});
