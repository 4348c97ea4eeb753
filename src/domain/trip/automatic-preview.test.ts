import { expect, test } from "vitest";
import { dayHours, noAutomaticDispatch, setHours } from "./automatic-dispatch.ts";
import { type PastTrip, previewTrip } from "./automatic-preview.ts";

const at = (time: string, day = "20") => new Date(`2026-11-${day}T${time}:00+02:00`);
const services = ["airport_transfer"] as const;
const night = dayHours.filter((hour) => hour >= "20:00" || hour < "06:00");
const day = dayHours.filter((hour) => !night.includes(hour));
const nights = setHours(noAutomaticDispatch.modes, { services, hours: night, mode: "on" });
const rules = { ...noAutomaticDispatch, modes: setHours(nights, { services, hours: day, mode: "propose" }) };

const trip: PastTrip = {
  service: "airport_transfer",
  since: at("08:00"),
  pickupAt: at("23:00"),
  placedAt: at("21:00"),
};

test.each<[string, Partial<PastTrip>, object]>([
  ["offered in the evening, when the mode is on", {}, { outcome: "offered", at: at("20:00"), wouldAlarm: true }],
  ["placed by our team while it was proposed", { placedAt: at("12:00") }, { outcome: "proposed", at: at("08:00") }],
  [
    "placed before it came within reach",
    { placedAt: at("10:00", "19"), since: at("09:00", "18") },
    { outcome: "placed_before" },
  ],
  ["of a service that is off", { service: "day_tour" }, { outcome: "team", at: null, wouldAlarm: false }],
  ["never placed", { placedAt: null }, { outcome: "offered", wouldAlarm: true }],
  [
    "booked at night for the afternoon: it waits for the morning, when the board proposes",
    { since: at("23:30", "19"), pickupAt: at("15:00"), placedAt: at("07:00") },
    { outcome: "proposed", at: at("06:00"), waitedForMorning: true, wouldAlarm: false },
  ],
  [
    "booked at night for the early morning",
    { since: at("23:30", "19"), pickupAt: at("05:00"), placedAt: at("00:10") },
    { outcome: "offered", at: at("23:30", "19"), waitedForMorning: false },
  ],
])("a trip of last week: %s", (_what, changes, outcome) => {
  expect(previewTrip({ ...trip, ...changes }, rules)).toMatchObject(outcome);
});
