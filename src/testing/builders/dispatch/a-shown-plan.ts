import type { Plan, PlannedTripShown } from "#features/dispatch/plan/contract.ts";

/** A plan as the board receives it: open, for 20 November 2026, and empty. */
export const aPlan = (changes: Partial<Plan> = {}): Plan => ({
  id: "p1",
  date: "2026-11-20",
  name: "Two vans",
  state: "open",
  version: 1,
  by: "Naledi Jacobs",
  changes: changes.trips?.length ?? 0,
  updated_at: "2026-11-20T07:00:00.000Z",
  trips: [],
  is_outdated: false,
  may_override: true,
  notified: { drivers: [], customers: [] },
  ...changes,
});

/** One of its trips: unassigned before, now given to Sipho. */
export const aPlannedTrip = (changes: Partial<PlannedTripShown> = {}): PlannedTripShown => ({
  trip_id: "open",
  reference: "CTS-AAAAAA",
  pickup_at: "2026-11-20T10:00:00.000Z",
  pickup_location: "Cape Town International Airport",
  destination: "12 Kloof Street, Gardens",
  current: null,
  planned: { driver: { id: "d1", name: "Sipho Ndlovu" }, vehicle: { id: "v1", plate: "CA 482-117" } },
  move: null,
  reasons: [],
  is_outdated: false,
  is_too_late: false,
  ...changes,
});
