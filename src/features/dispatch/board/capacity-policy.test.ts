import { expect, test } from "vitest";
import { localDate } from "#domain/time/local-time.ts";
import { aBoardDriver, aBoardTrip, aBoardVehicle } from "#testing/builders/booking/a-shown-trip.ts";
import { freeCapacity, freeRows } from "./capacity-policy.ts";
import type { BoardDay, BoardTrip } from "./contract.ts";

const date = localDate("2026-11-20");
const at = (hour: string) => `2026-11-20T${hour}:00+02:00`;
const span = (from: string, to: string) => ({ from: at(from), to: at(to) });

const driver = (id: string, changes: Partial<BoardDay["drivers"][number]> = {}) =>
  aBoardDriver({ id, is_away: false, has_shifts: false, shifts: [], absences: [], ...changes });
const vehicle = (id: string, changes: Partial<BoardDay["vehicles"][number]> = {}) =>
  aBoardVehicle({ id, state: "available", absences: [], ...changes });
const trip = (id: string, from: string, to: string, crew: [string, string], changes: Partial<BoardTrip> = {}) =>
  aBoardTrip({
    id,
    state: "assigned",
    pickup_at: at(from),
    ends_at: at(to),
    driver: { id: crew[0], name: crew[0], phone: "" },
    vehicle: { ...aBoardTrip().vehicle, id: crew[1] } as BoardTrip["vehicle"],
    ...changes,
  });

const day = (changes: Partial<BoardDay> = {}): BoardDay => ({
  date,
  read_at: at("08:00"),
  trips: [],
  drivers: [driver("a"), driver("b")],
  vehicles: [vehicle("v"), vehicle("w"), vehicle("x")],
  ...changes,
});
const crewsAt = (one: BoardDay, ...hours: number[]) =>
  hours.map((hour) => freeCapacity(one, date).map(({ hours: all }) => all[hour]?.crews));

test.each([
  ["no more vehicles than drivers", {}, [[2], [2]]],
  ["no more than vehicles", { vehicles: [vehicle("v")] }, [[1], [1]]],
  ["a trip takes its whole hours", { trips: [trip("t", "14:30", "15:10", ["a", "v"])] }, [[1], [1]]],
  [
    "one that ends at the hour leaves the next one free",
    { trips: [trip("t", "13:30", "15:00", ["a", "v"])] },
    [[1], [2]],
  ],
  [
    "a cancelled trip takes no one",
    { trips: [trip("t", "14:30", "15:10", ["a", "v"], { state: "cancelled" })] },
    [[2], [2]],
  ],
  [
    "a driver off shift is no driver",
    { drivers: [driver("a", { has_shifts: true, shifts: [span("06:00", "15:00")] })] },
    [[1], [0]],
  ],
  [
    "a driver on leave neither",
    { drivers: [driver("a", { absences: [{ kind: "leave", ...span("14:00", "23:00") }] }), driver("b")] },
    [[1], [1]],
  ],
  ["a suspended driver neither", { drivers: [driver("a", { is_away: true })] }, [[0], [0]]],
  [
    "a vehicle off the road is not the company’s to sell",
    { vehicles: [vehicle("v"), vehicle("w", { state: "off_road" })] },
    [[1], [1]],
  ],
  [
    "a vehicle in the workshop is away for that time",
    { vehicles: [vehicle("v", { absences: [{ kind: "maintenance", ...span("15:00", "16:00") }] })] },
    [[1], [0]],
  ],
] as const)("%s", (_, changes, expected) => {
  expect(crewsAt(day(changes as Partial<BoardDay>), 14, 15)).toEqual(expected);
});

test("each class by itself, and the rows behind a cell", () => {
  const one = day({
    vehicles: [vehicle("v"), vehicle("bus", { vehicle_class: "coach" })],
    trips: [trip("t", "14:00", "15:00", ["a", "v"])],
  });
  expect(
    freeCapacity(one, date, 4).map(({ vehicleClass, owned, hours }) => [vehicleClass, owned, hours.length]),
  ).toEqual([
    [vehicle("v").vehicle_class, 1, 20],
    ["coach", 1, 20],
  ]);
  expect([...freeRows(one, date, { vehicleClass: "coach", hour: 14 })]).toEqual(["b", "bus"]);
  expect([...freeRows(one, date, { vehicleClass: vehicle("v").vehicle_class, hour: 14 })]).toEqual(["b"]);
});

test("a company without vehicles has nothing to show", () => {
  expect(freeCapacity(day({ vehicles: [] }), date)).toEqual([]);
});
