// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { aBoardTrip } from "#testing/builders/booking/a-shown-trip.ts";
import { eventually } from "#testing/eventually.ts";
import type { TripDetails } from "../details-contract.ts";
import { TripRecord } from "./trip-record.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("all offers of a trip are withdrawn after a question", async () => {
  const trip = aBoardTrip({ id: "t1", version: 3, state: "offered", driver: null, vehicle: null });
  const calls = answerCalls({ "withdraw-offers": { trip_id: "t1", version: 4, state: "unassigned", withdrawn: 2 } });
  const offer = {
    id: "o1",
    who: "Sipho Ndlovu",
    plate: null,
    until: null,
    reason: null,
    explained: null,
    override: null,
  };
  const details: TripDetails = {
    trip,
    parts: [],
    booking: { id: "b1", email: "thandi@example.com", is_paid: true },
    flight: null,
    history: [],
    notes: [],
    offers: [{ ...offer, mode: "direct", state: "offered" }],
  };
  renderPage(<TripRecord trip={trip} details={details} />);
  fireEvent.click(screen.getByRole("button", { name: "Withdraw all offers" }));
  const dialog = within(await screen.findByRole("dialog", { name: `Withdraw the offers of ${trip.reference}?` }));
  expect(calls).toEqual([]);
  fireEvent.click(dialog.getByRole("button", { name: "Withdraw offers" }));
  const input = { trip_id: "t1", version: 3, reason: "" };
  await eventually(() => expect(calls).toContainEqual({ name: "withdraw-offers", input }));
});

test("who was assigned against a rule is shown with the reason and the rule; a history does not say a thing twice", () => {
  const trip = aBoardTrip({ id: "t1" });
  const against = ["The licence disc of CA 482-117 is missing. Only a super-user can override this, with a reason."];
  const line = { at: "2026-11-20T08:00:00.000Z", by: "Naledi Jacobs" };
  const details: TripDetails = {
    trip,
    parts: [],
    booking: { id: "b1", email: "thandi@example.com", is_paid: true },
    flight: null,
    notes: [],
    history: [
      { ...line, id: "h1", reason: "assigned", change: { of: "trip", to: "assigned" } },
      {
        ...line,
        id: "h2",
        reason: "another driver has it",
        change: { of: "offer", to: "replaced", mode: "direct", who: "Themba Maseko" },
      },
      {
        ...line,
        id: "h4",
        reason: "en_route",
        change: { of: "offer", to: "active", mode: "hard", who: "Sipho Ndlovu" },
      },
      { ...line, id: "h3", reason: null, change: { of: "offer", to: "accepted", mode: "hard", who: "Sipho Ndlovu" } },
    ],
    offers: [
      {
        id: "o1",
        who: "Sipho Ndlovu",
        plate: "CA 482-117",
        until: null,
        reason: null,
        explained: null,
        mode: "hard",
        state: "accepted",
        override: { reason: "The disc was seen", against },
      },
    ],
  };
  const { container } = renderPage(<TripRecord trip={trip} details={details} />);
  expect(screen.getByText("The disc was seen", { exact: false }).textContent).toContain(against[0]);
  expect(screen.queryByText("assigned")).toBeNull();
  screen.getByText("Sipho Ndlovu: assigned");
  expect(screen.queryByText(/en_route/i), "a code of ours").toBeNull();
  expect(within(container).queryByText(/accepted/i), "no one asked the driver").toBeNull();
  screen.getByText("Another driver has it");
});
