import { describe, expect, test } from "vitest";
import { addHours, addMinutes } from "../time/local-time.ts";
import {
  type AutomaticRules,
  alarmDueAt,
  automaticStep,
  dayHours,
  isAnyOn,
  modeAt,
  nightWait,
  noAutomaticDispatch,
  quietEnd,
  setHours,
  type TripToPlace,
} from "./automatic-dispatch.ts";

const at = (time: string, day = "20") => new Date(`2026-11-${day}T${time}:00+02:00`);
const rules: AutomaticRules = {
  ...noAutomaticDispatch,
  modes: setHours(
    setHours(noAutomaticDispatch.modes, { services: ["airport_transfer"], hours: dayHours, mode: "on" }),
    { services: ["airport_transfer"], hours: ["09:00"], mode: "propose" },
  ),
};

const trip: TripToPlace = {
  state: "unassigned",
  service: "airport_transfer",
  pickupAt: at("18:00"),
  isRelief: false,
  isManual: false,
  touchedAt: null,
  rounds: 0,
};

test("a new company dispatches by hand, at every hour and for every service", () => {
  expect(dayHours.map((hour) => isAnyOn(noAutomaticDispatch, at(hour)))).toEqual(dayHours.map(() => false));
});

test.each([
  ["the first minute of an hour", at("09:00"), "propose"],
  ["its last minute", at("09:59"), "propose"],
  ["the hour after it", at("10:00"), "on"],
  ["midnight", at("00:00"), "on"],
] as const)("the mode is that of the hour in Cape Town: %s", (_what, now, mode) => {
  expect(modeAt(rules, "airport_transfer", now)).toBe(mode);
});

test("another service is off, and so is one that no one knows", () => {
  expect([modeAt(rules, "day_tour", at("10:00")), modeAt(rules, "balloon", at("10:00"))]).toEqual(["off", "off"]);
});

describe("what is done about a trip", () => {
  test.each<[string, Partial<TripToPlace>, Date, object]>([
    ["it has its driver", { state: "assigned" }, at("12:00"), { kind: "leave", why: "placed" }],
    ["its pickup has passed", {}, at("18:00"), { kind: "leave", why: "over" }],
    ["our team handles it", { isManual: true }, at("12:00"), { kind: "leave", why: "manual" }],
    ["the service is off", { service: "day_tour" }, at("12:00"), { kind: "leave", why: "off" }],
    ["its offers are open", { state: "offered" }, at("12:00"), { kind: "follow" }],
    ["it is a minute too early", {}, at("17:59", "19"), { kind: "wait", why: "early", until: at("18:00", "19") }],
    ["it is just within reach", {}, at("18:00", "19"), { kind: "offer", way: "cascade" }],
    ["the hour proposes", {}, at("09:30"), { kind: "propose" }],
    ["our team changed it 14 minutes ago", { touchedAt: at("11:46") }, at("12:00"), { kind: "wait", why: "team" }],
    ["our team changed it 15 minutes ago", { touchedAt: at("11:45") }, at("12:00"), { kind: "offer" }],
    ["three rounds ended", { rounds: 3 }, at("12:00"), { kind: "stop" }],
    ["two rounds ended", { rounds: 2 }, at("12:00"), { kind: "offer" }],
    ["90 minutes are left", {}, at("16:30"), { kind: "offer", way: "cascade" }],
    ["89 minutes are left", {}, at("16:31"), { kind: "offer", way: "broadcast" }],
    ["its passengers stand at the road", { isRelief: true }, at("02:00"), { kind: "offer", way: "broadcast" }],
    ["it is night and it can wait", {}, at("02:00"), { kind: "wait", why: "night", until: at("06:00") }],
    ["it is night and it can’t", { pickupAt: at("09:59") }, at("02:00"), { kind: "offer", way: "cascade" }],
    ["four hours after the night it can wait", { pickupAt: at("10:00") }, at("02:00"), { kind: "wait", why: "night" }],
  ])("%s", (_what, changes, now, step) => {
    expect(automaticStep({ ...trip, ...changes }, rules, now)).toMatchObject(step);
  });
});

test.each<[string, string, string, Date, Date | null]>([
  ["by day", "21:00", "06:00", at("20:59"), null],
  ["from the evening on", "21:00", "06:00", at("21:00"), at("06:00", "21")],
  ["a longer night of the company’s own", "20:00", "07:00", at("20:00"), at("07:00", "21")],
  ["its last minute", "20:00", "07:00", at("06:59"), at("07:00")],
  ["drivers sleep even if the company wouldn’t", "23:00", "05:00", at("22:00"), at("06:00", "21")],
  ["an afternoon", "13:00", "15:00", at("14:00"), at("15:00")],
  ["none of its own", "12:00", "12:00", at("12:00"), null],
])("quiet hours: %s", (_what, quietFrom, quietUntil, now, end) => {
  expect(quietEnd({ quietFrom, quietUntil }, now)).toEqual(end);
});

test("a trip that is needed before or soon after the morning doesn’t wait for it", () => {
  expect(nightWait(rules, at("09:30", "21"), at("23:00"))).toBeNull();
  expect(nightWait(rules, at("10:00", "21"), at("23:00"))).toEqual(at("06:00", "21"));
});

describe("the alarm", () => {
  const day = at("12:00");
  const unplaced = { pickupAt: at("18:00"), since: at("08:00"), isRelief: false, isExhausted: false };
  test.each<[string, Partial<typeof unplaced>, Date, Date]>([
    ["comes three hours before the pickup", {}, day, at("15:00")],
    ["gives a trip that was just sold 20 minutes", { since: at("16:30") }, at("16:30"), at("16:50")],
    ["is never later than 45 minutes before", { since: at("17:05") }, at("17:05"), at("17:15")],
    ["comes at once where that has passed", { since: at("17:40") }, at("17:40"), at("17:40")],
    ["comes at once for passengers at the roadside", { isRelief: true, since: at("11:58") }, day, at("11:58")],
    ["comes now if no one is left to ask", { isExhausted: true }, day, day],
  ])("%s", (_what, changes, now, due) => {
    expect(alarmDueAt({ ...unplaced, ...changes }, rules, now)).toEqual(due);
  });

  test("waits for the morning where no one is left to ask and the morning is early enough", () => {
    const late = { ...unplaced, since: at("20:00"), pickupAt: at("16:00", "21"), isExhausted: true };
    expect(alarmDueAt(late, rules, at("23:00"))).toEqual(at("06:00", "21"));
  });

  test("is always before the pickup while there is time, and never before the trip needs a driver", () => {
    for (let ahead = 1; ahead < 48 * 60; ahead += 17) {
      const since = at("08:00");
      const pickupAt = addMinutes(since, ahead);
      const due = alarmDueAt({ ...unplaced, since, pickupAt }, rules, since);
      expect(due >= since && due < pickupAt, `${ahead} minutes ahead`).toBe(true);
    }
    expect(addHours(at("08:00"), 1)).toEqual(at("09:00"));
  });
});

test("hours are set for the services that are named, and off leaves nothing behind", () => {
  const both = setHours(noAutomaticDispatch.modes, {
    services: ["airport_transfer", "day_tour"],
    hours: ["21:00", "22:00"],
    mode: "on",
  });
  expect(both.airport_transfer).toEqual({ "21:00": "on", "22:00": "on" });
  const less = setHours(both, { services: ["day_tour"], hours: ["21:00", "22:00"], mode: "off" });
  expect([less.day_tour, less.airport_transfer]).toEqual([{}, both.airport_transfer]);
});
