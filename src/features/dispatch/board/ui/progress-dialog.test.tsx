// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { aBoardTrip } from "#testing/builders/booking/a-shown-trip.ts";
import { eventually } from "#testing/eventually.ts";
import { ProgressDialog, VerifyTripDialog } from "./progress-dialog.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const { id: trip_id } = aBoardTrip();
const seen = { trip_id, version: 1 };
const done = { trip_id, version: 2, state: "completed" };
const optionsOf = (label: RegExp) =>
  [...screen.getByLabelText(label).querySelectorAll("option")].map(({ textContent }) => textContent);

test("our team records for the driver what can be true now, several steps at once; a breakdown is recorded with the vehicle that comes", async () => {
  const calls = answerCalls({ "record-trip-event": done });
  renderPage(<ProgressDialog trip={aBoardTrip({ state: "en_route" })} onClose={() => {}} />);
  expect(optionsOf(/What happened/)).toEqual([
    "Driver is at the pickup",
    "Driver can’t find the passenger",
    "Passenger is on board",
    "Passenger was dropped off",
  ]);
  fireEvent.change(screen.getByLabelText(/What happened/), { target: { value: "dropoff" } });
  fireEvent.click(screen.getByRole("button", { name: "Record progress" }));
  await eventually(() =>
    expect(calls).toContainEqual({
      name: "record-trip-event",
      input: { trip_id, version: 1, event: "dropoff", reason: "" },
    }),
  );
});

test("a trip without word is verified with how we know", async () => {
  const calls = answerCalls({ "verify-trip": done });
  renderPage(<VerifyTripDialog trip={aBoardTrip({ state: "completed_unverified" })} onClose={() => {}} />);
  fireEvent.click(screen.getByRole("button", { name: "Verify trip" }));
  expect(await screen.findByText("Enter how you know")).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/How you know/), { target: { value: "The driver called" } });
  fireEvent.click(screen.getByRole("button", { name: "Verify trip" }));
  await eventually(() =>
    expect(calls).toContainEqual({
      name: "verify-trip",
      input: { ...seen, outcome: "completed", ended_at: "2026-11-20T11:00:00.000Z", reason: "The driver called" },
    }),
  );
});

test("who knows when it ended says so", async () => {
  const calls = answerCalls({ "verify-trip": done });
  renderPage(<VerifyTripDialog trip={aBoardTrip({ state: "completed_unverified" })} onClose={() => {}} />);
  fireEvent.change(screen.getByLabelText(/Ended at/), { target: { value: "14:10" } });
  fireEvent.change(screen.getByLabelText(/How you know/), { target: { value: "The guest called" } });
  fireEvent.click(screen.getByRole("button", { name: "Verify trip" }));
  await eventually(() =>
    expect(calls).toContainEqual({
      name: "verify-trip",
      input: { ...seen, outcome: "completed", ended_at: "2026-11-20T12:10:00.000Z", reason: "The guest called" },
    }),
  );
});
