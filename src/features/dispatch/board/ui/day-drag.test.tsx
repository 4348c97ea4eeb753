// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type LocalDate, localDate } from "#domain/time/local-time.ts";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { aBoardDriver, aBoardTrip, aBoardVehicle } from "#testing/builders/booking/a-shown-trip.ts";
import { DayBoard } from "./day-board.tsx";

const day = {
  date: "2026-11-20",
  read_at: "2026-11-20T08:00:00.000Z",
  trips: [
    aBoardTrip({ id: "open", reference: "CTS-AAAAAA", state: "unassigned", driver: null, vehicle: null }),
    aBoardTrip({
      id: "given",
      reference: "CTS-BBBBBB",
      passenger_name: "Pieter Nel",
      destination: "Hermanus",
      passengers: 5,
    }),
  ],
  drivers: [aBoardDriver({ id: "d1" }), aBoardDriver({ id: "d2", name: "Nomsa Dlamini", is_away: true })],
  vehicles: [aBoardVehicle()],
};

function Board() {
  const [chosen, setChosen] = useState<LocalDate>(localDate("2026-11-20"));
  return <DayBoard day={chosen} onDay={setChosen} onView={() => {}} />;
}
const noMarks = { drivers: [], vehicles: [] };
const driverBeside = (warnings: readonly string[]) => ({
  driver: { id: "d1", name: "Sipho Ndlovu", provider: null },
  vehicle: { id: "v1", plate: "CA 1", name: "Corolla", seats: 4 },
  can: true,
  reasons: [],
  score: 80,
  facts: {
    reposition_km: 4,
    slack_minutes: 30,
    rating: null,
    hours_this_week: 3,
    cost_cents: null,
    margin_cents: null,
  },
  why: [...warnings],
  warnings,
});
const bar = (reference: string) =>
  screen.findByRole("button", { name: new RegExp(`${reference}, (Assigned|No driver)`) });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T08:00:00Z"), shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a drag warns about a shift as the list does, and assigns once it is confirmed", async () => {
  const calls = answerCalls({
    "candidates-for-trip": { candidates: [driverBeside(["Outside their usual shift"])], marks: noMarks },
    "dispatch-day": day,
    "assign-trip": { trip_id: "open", version: 2, state: "assigned" },
  });
  renderPage(<Board />);
  await dragTo(await bar("CTS-AAAAAA"), "d1");
  const dialog = within(await screen.findByRole("dialog", { name: "Assign CTS-AAAAAA to Sipho Ndlovu?" }));
  expect(dialog.getByText("Outside their usual shift.")).toBeTruthy();
  expect(calls.some(({ name }) => name === "assign-trip")).toBe(false);
  fireEvent.click(dialog.getByRole("button", { name: "Assign trip" }));
  await waitFor(() => expect(calls.some(({ name }) => name === "assign-trip")).toBe(true));
});

test("who and what is busy is marked while a trip is dragged, and where they are chosen", async () => {
  const marks = {
    drivers: [{ id: "d1", reasons: ["has another trip then"] }],
    vehicles: [{ id: "v1", reasons: ["is on another trip then"] }],
  };
  answerCalls({
    "candidates-for-trip": { candidates: [driverBeside(["Outside their usual shift"])], marks },
    "dispatch-day": day,
  });
  renderPage(<Board />);
  const from = await bar("CTS-AAAAAA");
  fireEvent.pointerDown(from, { button: 0, clientX: 10, clientY: 10 });
  document.elementFromPoint = () => document.querySelector(`ul[data-row="d1"]`);
  fireEvent.pointerMove(window, { clientX: 40, clientY: 90 });
  expect(await screen.findAllByText("Has another trip then"), "on the row and at the pointer").toHaveLength(2);
  fireEvent.keyDown(window, { key: "Escape" });
  fireEvent.keyDown(from, { key: "a" });
  const dialog = within(await screen.findByRole("dialog", { name: /^Assign CTS-AAAAAA/ }));
  await dialog.findByRole("option", { name: "Sipho Ndlovu (has another trip then)" });
  expect(dialog.getByRole("option", { name: /seats \(is on another trip then\)$/ })).toBeTruthy();
  fireEvent.change(dialog.getByLabelText("Driver"), { target: { value: "d1" } });
  expect(dialog.getByText("Outside their usual shift.")).toBeTruthy();
});

async function dragTo(from: HTMLElement, row: string) {
  const target = document.querySelector(`ul[data-row="${row}"]`);
  document.elementFromPoint = () => target;
  fireEvent.pointerDown(from, { button: 0, clientX: 10, clientY: 10 });
  fireEvent.pointerMove(window, { clientX: 40, clientY: 90 });
  await screen.findByText("Assign to Sipho Ndlovu");
  fireEvent.pointerUp(window, { clientX: 40, clientY: 90 });
}
