import { describe, expect, test } from "vitest";
import { type CrewedTrip, findConflicts } from "./find-conflicts.ts";

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);

type Changes = { trip?: Partial<CrewedTrip["trip"]>; crew?: Partial<CrewedTrip["crew"]> };

const manned = (id: string, start: string, end: string, { trip, crew }: Changes = {}): CrewedTrip => ({
  trip: { id, state: "assigned", start: at(start), end: at(end), passengers: 3, ...trip },
  crew: {
    driverId: "sipho",
    firstName: "Sipho",
    lastName: "Ndlovu",
    driverState: "active",
    permitExpiresOn: "2027-01-01",
    plate: "CA 1",
    seats: 4,
    vehicleState: "available",
    ...crew,
  },
});
const kinds = (...all: CrewedTrip[]) => findConflicts(all).map(({ kind, trips }) => `${kind}: ${trips.join(" ")}`);

describe("a plan", () => {
  test("that works has no conflicts; one trip may start as the other ends", () => {
    expect(kinds(manned("a", "08:00", "09:00"), manned("b", "09:00", "10:00"))).toEqual([]);
  });

  test("has driver and vehicle in two places when trips overlap, in whatever order they are given", () => {
    const [early, late] = [manned("a", "08:00", "09:30"), manned("b", "09:00", "10:00")];
    expect(kinds(late, early)).toEqual(["driver_twice: a b", "vehicle_twice: a b"]);
  });

  test("is compared with the trip that ends last, not with the one before", () => {
    const other = { crew: { plate: "CA 2" } };
    expect(
      kinds(
        manned("tour", "08:00", "17:00"),
        manned("x", "09:00", "09:30", other),
        manned("y", "12:00", "12:30", { crew: { plate: "CA 3" } }),
      ),
    ).toEqual(["driver_twice: tour x", "driver_twice: tour y"]);
  });

  test.each([
    ["too few seats", { trip: { passengers: 5 } }, ["too_few_seats: a"]],
    ["a permit that ran out the day before", { crew: { permitExpiresOn: "2026-11-19" } }, ["permit_expired: a"]],
    ["a permit on its last day", { crew: { permitExpiresOn: "2026-11-20" } }, []],
    ["a driver on leave", { crew: { driverState: "on_leave" } }, ["driver_away: a"]],
    ["a vehicle in the workshop", { crew: { vehicleState: "maintenance" } }, ["vehicle_away: a"]],
    ["a trip that is over", { trip: { state: "completed", passengers: 9 } }, []],
    ["a trip that was called off", { trip: { state: "cancelled", passengers: 9 } }, []],
  ] as const)("%s", (_what, changes, found) => {
    expect(kinds(manned("a", "08:00", "09:00", changes))).toEqual(found);
  });
});
