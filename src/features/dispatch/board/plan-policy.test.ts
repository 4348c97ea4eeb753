import { expect, test } from "vitest";
import { aBoardDriver, aBoardTrip, aBoardVehicle } from "#testing/builders/booking/a-shown-trip.ts";
import { aPlan, aPlannedTrip } from "#testing/builders/dispatch/a-shown-plan.ts";
import { dayInPlan } from "./plan-policy.ts";

const day = {
  date: "2026-11-20",
  read_at: "2026-11-20T08:00:00.000Z",
  trips: [
    aBoardTrip({ id: "open", state: "offered", driver: null, vehicle: null, offered_to: ["Jan"], offer_until: "x" }),
    aBoardTrip({ id: "given", state: "reconfirmed" }),
  ],
  drivers: [aBoardDriver(), aBoardDriver({ id: "d2", name: "Nomsa Dlamini", phone: "+27 82 555 0202" })],
  vehicles: [aBoardVehicle(), aBoardVehicle({ id: "v2", plate: "CA 2", seats: 8 })],
};
const nomsa = { driver: { id: "d2", name: "Nomsa Dlamini" }, vehicle: { id: "v2", plate: "CA 2" } };
const sipho = { driver: { id: "d1", name: "Sipho Ndlovu" }, vehicle: { id: "v2", plate: "CA 2" } };
const tripIn = (id: string, planned: Parameters<typeof aPlannedTrip>[0]) =>
  dayInPlan(day, aPlan({ trips: [aPlannedTrip({ trip_id: id, ...planned })] })).trips.find((trip) => trip.id === id);

test("a trip that is given in the plan has its driver and vehicle, and no offers any more", () => {
  expect(tripIn("open", { planned: nomsa })).toMatchObject({
    state: "assigned",
    offered_to: [],
    offer_until: null,
    driver: { id: "d2", phone: "+27 82 555 0202" },
    vehicle: { id: "v2", plate: "CA 2", seats: 8 },
  });
});

test("another driver has to reconfirm, the same one in another vehicle has not", () => {
  expect(tripIn("given", { planned: nomsa })?.state).toBe("assigned");
  expect(tripIn("given", { planned: sipho })).toMatchObject({ state: "reconfirmed", vehicle: { plate: "CA 2" } });
});

test("a trip that is freed in the plan comes first, one that the plan is too late for stays", () => {
  const freed = aPlan({ trips: [aPlannedTrip({ trip_id: "given", planned: null })] });
  expect(dayInPlan({ ...day, trips: day.trips.slice(1) }, freed).trips).toMatchObject([
    { id: "given", state: "unassigned", driver: null, vehicle: null },
  ]);
  expect(tripIn("given", { planned: null, is_too_late: true })?.driver?.id).toBe("d1");
});

test("a trip that moves is drawn at its new time, as long as before; who has it or was asked stays", () => {
  const move = { pickup_at: "2026-11-20T12:30:00Z", reason: "The plane is late" };
  const crew = { driver: { id: "d1", name: "Sipho Ndlovu" }, vehicle: { id: "v1", plate: "CA 482-117" } };
  expect(tripIn("given", { current: crew, planned: crew, move })).toMatchObject({
    pickup_at: "2026-11-20T12:30:00.000Z",
    ends_at: "2026-11-20T13:30:00.000Z",
    state: "reconfirmed",
    driver: { id: "d1" },
  });
  expect(tripIn("open", { planned: null, move })).toMatchObject({ state: "offered", offered_to: ["Jan"] });
  expect(tripIn("open", { planned: nomsa, move })).toMatchObject({
    pickup_at: "2026-11-20T12:30:00.000Z",
    driver: { id: "d2" },
  });
});
