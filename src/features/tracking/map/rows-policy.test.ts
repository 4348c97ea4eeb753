import { expect, test } from "vitest";
import type { RoadAlert } from "../alerts/contract.ts";
import type { LivePosition } from "../contract.ts";
import { chosenRow, statusCounts, vehicleRows, withMoved } from "./rows-policy.ts";

const now = new Date("2026-11-16T10:00:00Z");
const trip: RoadAlert["trip"] = {
  id: "t",
  version: 1,
  reference: "CTS-7K3M9Q",
  state: "onboard",
  pickup: "Airport",
  destination: "Sea Point",
  pickup_at: "2026-11-16T09:30:00.000Z",
  ends_at: "2026-11-16T10:30:00.000Z",
};
const position = (plate: string, change: Partial<LivePosition> = {}): LivePosition => ({
  vehicle: { id: plate, plate, name: "Hyundai Staria" },
  driver: { id: `driver of ${plate}`, name: "Sipho Ndlovu" },
  trip,
  taken_at: now.toISOString(),
  latitude: -33.9,
  longitude: 18.5,
  accuracy_m: 5,
  speed_kmh: 40,
  heading: 90,
  battery: 60,
  is_skewed: false,
  ...change,
});
const alert = (plate: string, kind: RoadAlert["kind"]): RoadAlert => ({
  id: `${plate} ${kind}`,
  kind,
  since: now.toISOString(),
  trip,
  vehicle: { id: plate, plate, name: "Hyundai Staria" },
  driver: { id: "d", name: "Sipho Ndlovu" },
});

test("vehicles with problems come first, and those without any position are listed too", () => {
  const rows = vehicleRows(
    [position("A", { trip: null }), position("B"), position("C")],
    { alerts: [alert("C", "off_route"), alert("D", "no_signal")], silent_minutes: 10 },
    now,
  );
  expect(rows.map(({ plate, status }) => `${plate} ${status}`)).toEqual([
    "C off_route",
    "D silent",
    "B on_trip",
    "A on_duty",
  ]);
  expect(rows[1]?.position).toBeNull();
  expect(statusCounts(rows).map(({ status, count }) => `${status} ${count}`)).toEqual([
    "off_route 1",
    "silent 1",
    "on_trip 1",
    "on_duty 1",
  ]);
});

test("a driver has one row: their trip’s vehicle, otherwise the one with the latest position", () => {
  const driver = { id: "d", name: "Sipho Ndlovu" };
  const earlier = { taken_at: "2026-11-16T09:58:00.000Z" };
  const shown = (...positions: LivePosition[]) =>
    vehicleRows(positions, { alerts: [], silent_minutes: 10 }, now).map(({ plate }) => plate);
  const onDuty = position("A", { driver, trip: null });
  expect(shown(onDuty, position("B", { driver, ...earlier }))).toEqual(["B"]);
  expect(shown(onDuty, position("B", { driver, trip: { ...trip, state: "interrupted" } }))).toEqual(["B"]);
  expect(shown(onDuty, position("B", { driver, trip: { ...trip, state: "completed" }, ...earlier }))).toEqual(["A"]);
  expect(shown(onDuty, position("B", { driver, trip: null }))).toEqual(["A"]);
  expect(shown(position("A", { driver: null, trip: null }), position("B", { driver: null, trip: null }))).toEqual([
    "A",
    "B",
  ]);
});

test("a vehicle with two alerts has one row", () => {
  const rows = vehicleRows([], { alerts: [alert("D", "no_signal"), alert("D", "stopped")], silent_minutes: 10 }, now);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.alerts).toHaveLength(2);
});

test("a moved vehicle replaces its earlier position", () => {
  const read = { positions: [position("A"), position("B")] };
  const moved = { positions: [position("B", { latitude: -34 }), position("C")] };
  const after = withMoved(read, moved).positions.map(({ vehicle, latitude }) => `${vehicle.id} ${latitude}`);
  expect(after).toEqual(["A -33.9", "B -34", "C -33.9"]);
});

test("an old position says nothing about the current speed", () => {
  const old = { taken_at: "2026-11-16T09:57:00.000Z" };
  const rows = vehicleRows([position("A"), position("B", old)], { alerts: [], silent_minutes: 10 }, now);
  expect(rows.map(({ isOld, position: at }) => [isOld, at?.speed_kmh, at?.heading])).toEqual([
    [false, 40, 90],
    [true, null, null],
  ]);
});

test.each([
  ["a vehicle", { vehicle: "B", trip: "" }, "B"],
  ["a trip", { vehicle: "", trip: "t" }, "A"],
  ["a vehicle before a trip", { vehicle: "B", trip: "t" }, "B"],
  ["a trip that no vehicle is on", { vehicle: "", trip: "other" }, undefined],
  ["nothing", { vehicle: "", trip: "" }, undefined],
])("%s is selected by the address", (_, request, expected) => {
  const positions = [position("A"), position("B", { trip: null })];
  const rows = vehicleRows(positions, { alerts: [], silent_minutes: 10 }, now);
  expect(chosenRow(rows, request)?.id).toBe(expected);
});
