import { describe, expect, test } from "vitest";
import { type DutyTrip, dutyAt, dutyLock, type Roster, secondsBetweenFixes } from "./duty.ts";

/** A Friday, in Cape Town's own time. */
const at = (time: string) => new Date(`2026-11-20T${time}:00+02:00`);
const now = at("12:00");

const aTrip = (changes: Partial<DutyTrip> = {}): DutyTrip => ({
  tripId: "trip",
  driverId: "sipho",
  vehicleId: "staria",
  state: "assigned",
  pickupAt: at("12:00"),
  end: at("13:00"),
  departedAt: null,
  endedAt: null,
  ...changes,
});
const withTrips = (...trips: DutyTrip[]): Roster => ({ trips, shifts: [], absences: [], switches: [] });
const onShift = (trips: readonly DutyTrip[], absences: Roster["absences"] = []): Roster => ({
  trips,
  absences,
  switches: [],
  shifts: [{ driverId: "sipho", weekday: 5, starts: "08:00:00", ends: "18:00:00" }],
});

describe("around a trip", () => {
  test.each([
    ["an hour before the pickup", "11:00", true],
    ["before that", "10:59", false],
    ["a quarter of an hour after its end", "13:14", true],
    ["after that", "13:15", false],
  ])("%s", (_name, time, isOn) => {
    expect(dutyAt(withTrips(aTrip()), at(time), now) !== undefined).toBe(isOn);
  });

  test("who set out sooner is on duty sooner, and who runs late is so until the end", () => {
    const late = withTrips(aTrip({ state: "onboard", departedAt: at("10:00") }));
    expect(dutyAt(late, at("10:00"), now)).toMatchObject({ tripId: "trip", isOnRoad: true });
    expect(dutyAt(late, at("15:00"), at("15:00"))).toMatchObject({ tripId: "trip" });
  });

  test("a trip that ended early ends the duty early", () => {
    const over = withTrips(aTrip({ state: "completed", endedAt: at("12:20") }));
    expect(dutyAt(over, at("12:34"), at("14:00"))).toMatchObject({ tripId: "trip", isOnRoad: false });
    expect(dutyAt(over, at("12:35"), at("14:00"))).toBeUndefined();
  });

  test("of two trips the one that is driven counts", () => {
    const next = aTrip({ tripId: "next", pickupAt: at("12:45"), end: at("14:00") });
    const both = withTrips(aTrip({ state: "onboard" }), next);
    expect(dutyAt(both, at("12:30"), at("12:30"))?.tripId).toBe("trip");
  });
});

describe("during a shift", () => {
  test("between two trips the vehicle is that of the nearer one", () => {
    const later = aTrip({ tripId: "later", vehicleId: "quantum", pickupAt: at("17:00"), end: at("18:00") });
    const roster = onShift([aTrip(), later]);
    expect(dutyAt(roster, at("08:00"), now)).toMatchObject({ vehicleId: "staria", tripId: null, until: at("18:00") });
    expect(dutyAt(roster, at("15:30"), now)).toMatchObject({ vehicleId: "quantum", tripId: null, isOnShift: true });
    expect(dutyAt(roster, at("18:20"), now)).toBeUndefined();
  });

  test("without a trip no one is followed", () => {
    const tomorrow = aTrip({ pickupAt: new Date("2026-11-21T10:00:00Z"), end: new Date("2026-11-21T11:00:00Z") });
    expect(dutyAt(onShift([]), at("12:00"), now)).toBeUndefined();
    expect(dutyAt(onShift([tomorrow]), at("12:00"), now)).toBeUndefined();
  });

  test("who is away is followed on the trip alone", () => {
    const roster = onShift([aTrip()], [{ driverId: "sipho", from: at("08:00"), to: at("18:00") }]);
    expect(dutyAt(roster, at("09:00"), now)).toBeUndefined();
    expect(dutyAt(roster, at("12:30"), now)).toMatchObject({ tripId: "trip", isOnShift: false });
  });
});

describe("by the driver’s own switch", () => {
  const switched = (roster: Roster, from: string, to?: string): Roster => ({
    ...roster,
    switches: [{ driverId: "sipho", from: at(from), to: to ? at(to) : null }],
  });
  const evening = aTrip({ pickupAt: at("20:00"), end: at("21:00") });

  test("who is on is followed between trips, in the vehicle of the nearest, and no longer than anyone may be on duty", () => {
    const roster = switched(withTrips(evening), "06:00");
    expect(dutyAt(roster, at("05:59"), now)).toBeUndefined();
    expect(dutyAt(roster, at("06:00"), now)).toMatchObject({ vehicleId: "staria", tripId: null, isOnRoad: false });
    expect(dutyAt(switched(withTrips(aTrip()), "06:00"), at("19:59"), at("20:00"))).toBeDefined();
    expect(dutyAt(switched(withTrips(aTrip()), "06:00"), at("20:00"), at("20:00"))).toBeUndefined();
    expect(dutyAt(switched(withTrips(), "06:00"), at("07:00"), now)).toBeUndefined();
  });

  test("who goes off is not followed from that moment; the next trip starts as usual", () => {
    const roster = switched(onShift([aTrip(), evening]), "08:00", "11:30");
    expect(dutyAt(roster, at("11:29"), now)).toBeDefined();
    for (const time of ["11:30", "12:30", "17:00"]) expect(dutyAt(roster, at(time), at(time)), time).toBeUndefined();
    expect(dutyAt(roster, at("19:00"), at("19:00"))).toMatchObject({ tripId: "trip" });
  });

  test("a trip that is being driven is followed to its end all the same", () => {
    const driven = switched(withTrips(aTrip({ state: "onboard", departedAt: at("11:45") })), "08:00", "12:10");
    expect(dutyAt(driven, at("12:30"), at("12:30"))).toMatchObject({ tripId: "trip", isOnRoad: true });
    const over = aTrip({ state: "completed", departedAt: at("11:45"), endedAt: at("12:20") });
    expect(dutyAt(switched(withTrips(over), "08:00", "12:21"), at("12:22"), at("12:22"))).toBeUndefined();
  });
});

test("the app says often where it is on the road, seldom on duty, and never off duty", () => {
  expect(secondsBetweenFixes({ isOnRoad: true })).toBe(5);
  expect(secondsBetweenFixes({ isOnRoad: false })).toBe(60);
  expect(secondsBetweenFixes(undefined)).toBeNull();
});

test.each([
  [true, false, true, null],
  [true, false, false, null],
  [true, true, false, "on_the_road"],
  [true, true, true, null],
  [false, false, true, "not_active"],
  [false, true, false, "on_the_road"],
  [false, false, false, null],
] as const)("active: %s, driving: %s, switched on: %s is locked by %s", (isActive, isDriving, isOn, lock) => {
  expect(dutyLock({ isActive, isDriving }, isOn)).toBe(lock);
});
