import { describe, expect, test } from "vitest";
import { bookAgainAddress } from "../../policy.ts";
import type { ListedBooking } from "../own-contract.ts";
import { cardAction } from "./card-action-labels.ts";

const line = (changes: Partial<ListedBooking> = {}): ListedBooking => ({
  reference: "CTS-7K3M9Q",
  state: "confirmed",
  service_type: "airport_transfer",
  service_name: "Airport Transfer",
  offer: null,
  tour_name: null,
  pickup_location: "Cape Town International Airport",
  destination: "Sea Point",
  pickup_at: "2026-11-28T12:00:00.000Z",
  return_at: null,
  days: 1,
  passengers: 2,
  passenger_name: "Thandi Mokoena",
  vehicle_kind: "Sedan",
  may_rate: false,
  may_pay: false,
  status: changes.state ?? "confirmed",
  total_cents: 45_000,
  paid_cents: 45_000,
  refunded_cents: 0,
  fee_cents: 0,
  payment_method: "online",
  ...changes,
});

describe("the details of a booking offer", () => {
  test.each<readonly [string, Partial<ListedBooking>, string | undefined]>([
    ["nothing while all is arranged", {}, undefined],
    ["Pay while it can be paid", { state: "awaiting_payment", paid_cents: 0, may_pay: true }, "Pay"],
    ["nothing once the time to pay is over", { state: "awaiting_payment", paid_cents: 0 }, undefined],
    ["Pay while a part is due", { paid_cents: 10_000, may_pay: true }, "Pay"],
    ["nothing where it goes on account", { paid_cents: 0, payment_method: "account" }, undefined],
    ["Accept quote", { state: "quoted", paid_cents: 0 }, "Accept quote"],
    ["Rate trip while a rating is asked for", { state: "completed", may_rate: true }, "Rate trip"],
    ["Book again once it is rated", { state: "completed" }, "Book again"],
    ["Book again later", { state: "closed", pickup_at: "2026-10-01T12:00:00.000Z" }, "Book again"],
    ["Book again once it is cancelled", { state: "cancelled", paid_cents: 0 }, "Book again"],
    ["Book again once it has expired", { state: "expired", paid_cents: 0 }, "Book again"],
  ])("%s", (_what, changes, label) => {
    expect(cardAction(line(changes))?.label).toBe(label);
  });
});

test("to book again opens the wizard with the same trip and no day", () => {
  expect(bookAgainAddress(line())).toBe(
    "/booking?service=airport_transfer&pickup=Cape+Town+International+Airport&destination=Sea+Point&passengers=2",
  );
  const tour = {
    service_type: "day_tour",
    offer: "winelands",
    tour_name: "Winelands",
    pickup_location: "",
    destination: "",
  };
  expect(bookAgainAddress(line(tour))).toBe("/booking?service=day_tour&tour=winelands&passengers=2");
});
