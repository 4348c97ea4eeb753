// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, test } from "vitest";
import type { ShownOption, ShownQuote } from "../../contract.ts";
import { QuoteView } from "./quote-view.tsx";

afterEach(cleanup);

const anOption = (letter: "A" | "B"): ShownOption => ({
  letter,
  title: `Way ${letter}`,
  description: "",
  journey: null,
  lines: [],
  subtotal_cents: 45_000,
  discount_cents: 0,
  promo: null,
  total_cents: 45_000,
  vat_cents: 0,
  free_cancellation_hours: 12,
  late_cancellation_share: 0.5,
  no_show_share: 1,
});

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const aShownQuote = (changes: Partial<ShownQuote> = {}): ShownQuote => ({
  number: "Q-2611-00001",
  version: 1,
  standing: "open",
  customer_name: "Thandi",
  title: "To Hermanus",
  message: "",
  inclusions: "Fuel",
  exclusions: "Tips",
  payment_terms: "",
  deposit_share: 1,
  rest_due_hours: 0,
  vehicle_kept_until: null,
  sent_at: hoursFromNow(-1),
  valid_until: hoursFromNow(71),
  shows_vat: true,
  terms_version: "2026-11",
  cancellation_grace_minutes: 30,
  accepted_option: null,
  accepted_name: null,
  accepted_at: null,
  booking: null,
  newer_token: null,
  is_preview: false,
  journey: {
    service_type: "custom",
    pickup_location: "Gardens",
    destination: "Hermanus",
    passengers: 2,
    bags: 0,
    pickup_at: hoursFromNow(200),
    return_at: null,
    days: 1,
    flight_number: "",
    child_seats: 0,
    child_seat_sizes: {},
    extra_stops: [],
  },
  options: [anOption("A"), anOption("B")],
  ...changes,
});

const show = (changes: Partial<ShownQuote> = {}) =>
  render(
    <MemoryRouter>
      <QuoteView quote={aShownQuote(changes)} token="t" onChanged={async () => {}} />
    </MemoryRouter>,
  );

test.each([
  ["is promised while it is kept", hoursFromNow(5), 1],
  ["is not once its time is over", hoursFromNow(-1), 0],
  ["is not where none was free", null, 0],
])("a vehicle %s", (_what, vehicle_kept_until, promises) => {
  show({ vehicle_kept_until });
  expect(screen.queryAllByText(/We’re holding a vehicle for you until/)).toHaveLength(promises);
});

test("an open quote offers its options, accepting, declining and the PDF", () => {
  show();
  expect(screen.getAllByRole("radio")).toHaveLength(2);
  expect(screen.getByRole("button", { name: /^Accept/ })).toBeTruthy();
  expect(screen.getByRole("button", { name: "No, thank you" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Pro forma invoice (PDF)" })).toBeTruthy();
});

describe("options with their own trips", () => {
  const own = { ...aShownQuote().journey, destination: "Langebaan", passengers: 5 };
  const options = [anOption("A"), { ...anOption("B"), journey: own }];

  test("each shows its route", () => {
    show({ options });
    expect(screen.getByText("Gardens → Hermanus")).toBeTruthy();
    expect(screen.getByText("Gardens → Langebaan")).toBeTruthy();
    expect(screen.getByText("5 passengers")).toBeTruthy();
  });

  test("the chosen option’s trip is shown", () => {
    show({ options, standing: "accepted", accepted_option: "B" });
    expect(screen.queryByText("Gardens → Hermanus")).toBeNull();
    expect(screen.getByRole("list", { name: "The trip" }).textContent).toContain("Langebaan");
  });
});

test("a free quote is confirmed by accepting, without a payment page", () => {
  show({ options: [{ ...anOption("A"), total_cents: 0 }] });
  expect(screen.getByText(/accepting confirms your booking/)).toBeTruthy();
  expect(screen.queryByText(/You pay on the next page/)).toBeNull();
});

test("an accepted quote shows only the chosen option", () => {
  show({ standing: "accepted", accepted_option: "B" });
  expect(screen.queryByText("Way A")).toBeNull();
  expect(screen.getByText("Way B")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Accept/ })).toBeNull();
});

test.each(["expired", "superseded", "declined", "withdrawn"] as const)(
  "a quote that is %s has no document and no yes",
  (standing) => {
    show({ standing, ...(standing === "withdrawn" && { options: [] }) });
    expect(screen.queryAllByRole("button")).toEqual([]);
    expect(screen.queryByText("Fuel")?.closest("[hidden]") !== null).toBe(standing === "withdrawn");
  },
);
