import { describe, expect, test } from "vitest";
import { aBoardDriver, aBoardTrip, aBoardVehicle } from "#testing/builders/booking/a-shown-trip.ts";
import { findConflicts } from "./conflict-policy.ts";
import type { BoardDriver, BoardTrip, BoardVehicle } from "./contract.ts";

const at = (time: string) => `2026-11-20T${time}:00.000Z`;
const onTrip = (id: string) => ({ id, plate: id, name: "Toyota Corolla", seats: 4 });

type Changes = { trip?: Partial<BoardTrip>; driver?: Partial<BoardDriver>; vehicle?: Partial<BoardVehicle> };

const crewed = (id: string, start: string, end: string, trip: Partial<BoardTrip> = {}): BoardTrip =>
  aBoardTrip({ id, pickup_at: at(start), ends_at: at(end), vehicle: onTrip("CA 1"), ...trip });

const kinds = (trips: readonly BoardTrip[], { driver, vehicle }: Changes = {}) =>
  findConflicts({
    trips: [...trips],
    drivers: [aBoardDriver({ id: "d1", ...driver })],
    vehicles: [aBoardVehicle({ id: "CA 1", plate: "CA 1", ...vehicle })],
  }).map(({ kind, trips: ids }) => `${kind}: ${ids.join(" ")}`);

describe("a plan", () => {
  test("that works has no conflicts; one trip may start as the other ends", () => {
    expect(kinds([crewed("a", "08:00", "09:00"), crewed("b", "09:00", "10:00")])).toEqual([]);
  });

  test("has driver and vehicle in two places when trips overlap, in whatever order they are given", () => {
    const [early, late] = [crewed("a", "08:00", "09:30"), crewed("b", "09:00", "10:00")];
    expect(kinds([late, early])).toEqual(["driver_twice: a b", "vehicle_twice: a b"]);
  });

  test("is compared with the trip that ends last, not with the one before", () => {
    expect(
      kinds([
        crewed("tour", "08:00", "17:00"),
        crewed("x", "09:00", "09:30", { vehicle: onTrip("CA 2") }),
        crewed("y", "12:00", "12:30", { vehicle: onTrip("CA 3") }),
      ]),
    ).toEqual(["driver_twice: tour x", "driver_twice: tour y"]);
  });

  const decided = (kind: string, date: string | null = null) => ({ decided: [{ kind, who: "CA 1", date }] });
  const bySipho = (kind: string, date: string | null = null) => ({ decided: [{ kind, who: "Sipho Ndlovu", date }] });

  test("that someone has decided on with a reason has no conflict any more; only that matter is decided", () => {
    const early = crewed("a", "08:00", "09:30");
    const late = (changes: Partial<BoardTrip>) => crewed("b", "09:00", "10:00", changes);
    expect(kinds([early, late(bySipho("driver_busy"))])).toEqual(["vehicle_twice: a b"]);
    expect(kinds([early, late(decided("vehicle_busy"))])).toEqual(["driver_twice: a b"]);
    expect(kinds([early, late({ decided: [{ kind: "driver_busy", who: "Nomsa Dlamini", date: null }] })])).toEqual([
      "driver_twice: a b",
      "vehicle_twice: a b",
    ]);
  });

  const during = [{ from: at("08:30"), to: at("18:00") }] as const;
  const later = [{ from: at("09:00"), to: at("18:00") }] as const;
  const cases: readonly [string, Changes, string[]][] = [
    ["too few seats", { trip: { passengers: 5 } }, ["too_few_seats: a"]],
    ["a permit that expired the day before", { driver: { documents_until: "2026-11-19" } }, ["documents_expire: a"]],
    ["a permit on its last day", { driver: { documents_until: "2026-11-20" } }, []],
    ["a vehicle whose disc expired", { vehicle: { documents_until: "2026-11-19" } }, ["documents_expire: a"]],
    ["a driver on leave", { driver: { is_away: true } }, ["driver_away: a"]],
    ["a driver away at that time", { driver: { absences: [{ kind: "leave", ...during[0] }] } }, ["driver_away: a"]],
    ["a driver away afterwards", { driver: { absences: [{ kind: "leave", ...later[0] }] } }, []],
    ["a vehicle in the workshop", { vehicle: { state: "maintenance" } }, ["vehicle_away: a"]],
    ["a vehicle reserved", { vehicle: { absences: [{ kind: "reserved", ...during[0] }] } }, ["vehicle_away: a"]],
    ["too few seats, decided", { trip: { passengers: 5, ...decided("too_few_seats") } }, []],
    ["leave, decided", { driver: { is_away: true }, trip: bySipho("driver_away") }, []],
    ["a suspended driver, decided", { driver: { is_away: true }, trip: bySipho("driver_not_active") }, []],
    ["a workshop, decided", { vehicle: { state: "maintenance" }, trip: decided("vehicle_not_available") }, []],
    [
      "a permit that expired, decided",
      { driver: { documents_until: "2026-11-19" }, trip: bySipho("document_expires", "2026-11-19") },
      [],
    ],
    [
      "a permit that ends earlier than was decided",
      { driver: { documents_until: "2026-11-18" }, trip: bySipho("document_expires", "2026-11-19") },
      ["documents_expire: a"],
    ],
    ["a trip that is over", { trip: { state: "completed", passengers: 9 } }, []],
    ["a trip that was cancelled", { trip: { state: "cancelled", passengers: 9 } }, []],
  ];
  test.each(cases)("%s", (_what, changes, row) => {
    expect(kinds([crewed("a", "08:00", "09:00", changes.trip)], changes)).toEqual(row);
  });
});
