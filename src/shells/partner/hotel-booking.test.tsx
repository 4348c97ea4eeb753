// @vitest-environment happy-dom

import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { bookingFacts } from "#domain/booking/facts.ts";
import { type Answers, answerCalls, renderPage } from "#testing/answer-calls.tsx";
import HotelBooking from "./pages/hotel-booking.tsx";

const terms = {
  name: "The Harbour Lantern Hotel",
  kind: "hotel",
  address: "The Harbour Lantern Hotel, V&A Waterfront",
  model: "referral",
  payers: ["guest", "partner"],
  has_account: false,
  hold_hours: 24,
};
const offer = {
  light: "green",
  deposit_cents: null,
  rest_due_at: null,
  total_cents: 35_000,
  lines: [],
  vat_cents: 0,
  trace: [],
  unknown_places: [],
  doubts: [],
  tariff_version: 1,
  vehicle_kind: "Sedan",
  vehicle_class: "sedan",
  vehicles: [],
  kilometres: 20,
  minutes: 25,
  answer_due_at: null,
  alternatives: [],
};
const booked = {
  booking_reference: "CTS-AAAAAA",
  state: "awaiting_payment",
  total_cents: 35_000,
  answer_due_at: null,
  hold_until: "2026-11-21T08:00:00.000Z",
  payment_link: "https://example.com/payment-selection?booking=CTS-AAAAAA",
};
const earlier = {
  service_type: "airport_transfer",
  service_name: "Airport Transfer",
  offer: null,
  pickup_location: "Cape Town International Airport",
  passengers: 2,
  destination: "The Harbour Lantern Hotel",
  pickup_at: "2030-11-22T06:30:00.000Z",
  bags: 1,
  child_seats: 0,
  child_seat_sizes: {},
  first_name: "Janelle",
  last_name: "Kim",
  contact_phone: "+27 82 555 0199",
  ...bookingFacts.emptyOnWire,
};

const show = (answers: Answers, path = "/hotel/booking") => {
  const calls = answerCalls({ "get-google-maps-key": { apiKey: null }, ...answers });
  renderPage(<HotelBooking />, path);
  return calls;
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a trip booked again is priced, booked at the price that was shown, and its payment link is there to copy", async () => {
  const calls = show(
    {
      "portal-terms": terms,
      "read-my-booking": earlier,
      "book-for-guest": booked,
      "price-for-guest": { offer, public_cents: 35_000, commission_cents: 3_500 },
    },
    "/hotel/booking?again=CTS-BBBBBB",
  );
  await screen.findByText("Your commission");
  fireEvent.click(screen.getByRole("button", { name: "Book trip" }));
  await screen.findByText("Vehicle held");
  expect(screen.getByRole("button", { name: "Copy payment link" })).toBeTruthy();
  expect(calls.find(({ name }) => name === "book-for-guest")?.input).toMatchObject({
    expected_total_cents: 35_000,
    payer: "guest",
    first_name: "Janelle",
    same_trip: "ask",
  });
  fireEvent.click(screen.getByRole("button", { name: "Book another trip" }));
  expect(await screen.findByRole("button", { name: "Book trip" })).toBeTruthy();
});

test("what is missing is marked before anything is sent, and the account is offered only where it was granted", async () => {
  const calls = show({ "portal-terms": terms });
  fireEvent.click(await screen.findByRole("button", { name: "Book trip" }));
  await screen.findByText("First name is required");
  expect(screen.queryByRole("radio", { name: /Hotel account/ })).toBeNull();
  expect(calls.some(({ name }) => name === "book-for-guest")).toBe(false);
});

test("a partner that can’t book reads it", async () => {
  show({ "portal-terms": 403 });
  await waitFor(() => expect(screen.getByText("You can’t book here")).toBeTruthy());
});
