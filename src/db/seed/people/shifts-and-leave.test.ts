import { expect, test } from "vitest";
import { localDateOf } from "#domain/time/local-time.ts";
import { demoCompanyOn } from "#testing/demo-company-on.ts";

const countBy = (values: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(values, (value) => value)].map(([value, all]) => [value, all.length]));

test.each(["2026-11-20", "2027-02-28"])("on %s time off is granted beside the trips, and requests wait", (day) => {
  const { driverAbsences, driverShifts, driverMoves, drivers, benched, assignments, trips } = demoCompanyOn(
    new Date(`${day}T08:00:00Z`),
  );
  expect(countBy(driverAbsences.map(({ state }) => state))).toEqual({ granted: 3, asked: 3 });
  expect(new Set(driverShifts.map(({ driverId }) => driverId)).size).toBe(12);
  expect(benched.map(({ state }) => state)).toEqual(["suspended", "onboarding"]);
  expect(drivers.filter(({ bornOn }) => !bornOn)).toEqual([]);
  expect(driverMoves.every(({ createdAt }) => createdAt <= new Date(`${day}T22:00:00Z`))).toBe(true);

  const daysOf = Map.groupBy(driverShifts, ({ driverId }) => driverId);
  const crewed = trips.flatMap((trip) => {
    const shifts = daysOf.get(assignments.find(({ tripId }) => tripId === trip.id)?.driverId ?? "");
    return shifts ? [{ trip, days: shifts.map(({ weekday }) => weekday) }] : [];
  });
  expect(crewed.length).toBeGreaterThan(300);
  const weekday = (at: Date) => new Date(`${localDateOf(at)}T00:00:00Z`).getUTCDay() || 7;
  expect(crewed.filter(({ trip, days }) => !days.includes(weekday(trip.pickupAt)))).toEqual([]);

  const driverOf = new Map(assignments.map(({ tripId, driverId }) => [tripId, driverId]));
  const granted = driverAbsences.filter(({ state }) => state === "granted");
  const clashes = granted.flatMap(({ driverId, span }) => {
    const [from = "", to = ""] = span.match(/[0-9T:.-]+Z/g) ?? [];
    return trips.filter(
      (trip) => driverOf.get(trip.id) === driverId && trip.pickupAt < new Date(to) && trip.plannedEnd > new Date(from),
    );
  });
  expect(clashes).toEqual([]);
});
