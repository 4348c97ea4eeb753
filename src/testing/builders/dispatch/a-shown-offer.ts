import type { MyOffer, ShownOffer } from "#features/trips/offers/contract.ts";

const input: Omit<MyOffer, "id" | "trip_id"> = {
  standing: "open",
  answer_by: "2026-11-20T09:00:00.000Z",
  is_broadcast: false,
  service_name: "Airport Transfer",
  service_type: "airport_transfer",
  pickup_at: "2026-11-22T08:00:00.000Z",
  ends_at: "2026-11-22T09:00:00.000Z",
  pickup_area: "Cape Town International Airport",
  destination_area: "Gardens",
  part: 1,
  vehicles: 1,
  passengers: 2,
  bags: 3,
  child_seats: 0,
  child_seat_sizes: {},
  extra_stops: 0,
  payout_cents: 65_000,
  expected_pay_cents: null,
  vehicle: { plate: "CA 482-117", name: "Toyota Corolla", seats: 4 },
  against: [],
};

/** An offer as the page behind its link receives it. */
export const aShownOffer = (changes: Partial<ShownOffer> = {}): ShownOffer => ({
  ...input,
  driver_name: "Sipho",
  details: null,
  reconfirmation: "not_yet",
  ...changes,
});

/** The same in the list of a signed-in driver. */
export const aListedOffer = (changes: Partial<MyOffer> = {}): MyOffer => ({
  ...input,
  id: "018f0000-0000-7000-8000-000000000001",
  trip_id: "018f0000-0000-7000-8000-000000000002",
  ...changes,
});
