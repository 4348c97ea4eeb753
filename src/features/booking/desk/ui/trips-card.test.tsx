// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderPage } from "#testing/answer-calls.tsx";
import type { DeskTrip } from "../detail-contract.ts";
import { TripsCard } from "./trips-card.tsx";

afterEach(cleanup);

const aDeskTrip = (changes: Partial<DeskTrip> = {}): DeskTrip => ({
  id: "t1",
  version: 1,
  leg: 1,
  part: 1,
  vehicles: 1,
  continues: null,
  passengers: 20,
  bags: 15,
  child_seats: 0,
  child_seat_sizes: {},
  state: "unassigned",
  pickup_location: "Cape Town International Airport",
  destination: "Camps Bay",
  pickup_at: "2099-11-28T07:00:00.000Z",
  planned_end: "2099-11-28T08:00:00.000Z",
  vehicle_kind: "Luxury coach",
  price_cents: 650_000,
  fee_cents: 0,
  driver: null,
  plate: null,
  hold: null,
  ...changes,
});
const show = (trips: readonly DeskTrip[], isTest = false) =>
  renderPage(<TripsCard trips={trips} isTest={isTest} />, "/admin/booking");
const addressOf = (name: RegExp) => screen.getByRole("link", { name }).getAttribute("href");

test("a trip in two vehicles is one, with what each takes, who drives it and the way to the board", () => {
  const split = { vehicles: 2, passengers: 13, bags: 9 };
  show([
    aDeskTrip({ ...split, state: "assigned", driver: "Sipho Ndlovu", plate: "CA 1" }),
    aDeskTrip({ ...split, id: "t2", part: 2, passengers: 7, bags: 6, price_cents: 350_000 }),
    aDeskTrip({ id: "t3", leg: 2, passengers: 20 }),
  ]);
  const vehicles = within(screen.getByRole("list", { name: "2 vehicles" })).getAllByRole("listitem");
  expect(vehicles.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Vehicle 1 of 2Assigned13 passengers, 9 bagsSipho Ndlovu, CA 1R6.500/),
    expect.stringMatching(/^Vehicle 2 of 2No driver7 passengers, 6 bagsNo driver yetR3.500/),
  ]);
  expect(addressOf(/^Assign or change the split.*Vehicle 2 of 2$/)).toBe(
    "/admin/driver-assignments?date=2099-11-28&trip=t2",
  );
  expect(addressOf(/^Assign or split over vehicles/)).toContain("trip=t3");
});

test("what is on no board has no way there", () => {
  show([aDeskTrip({ state: "planned" }), aDeskTrip({ id: "t2", leg: 2, state: "cancelled" })]);
  expect(screen.queryByRole("link")).toBeNull();
  cleanup();
  show([aDeskTrip()], true);
  expect(screen.queryByRole("link")).toBeNull();
});
