// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderPage } from "#testing/answer-calls.tsx";
import { aShownTrip } from "#testing/builders/booking/a-shown-trip.ts";
import { eventually } from "#testing/eventually.ts";
import { ReportProgress } from "./report-progress.tsx";

afterEach(cleanup);

/** Two hours before the pickup. */
const now = new Date("2026-11-20T08:00:00Z");
const show = (changes: Parameters<typeof aShownTrip>[0] = {}) => {
  const reports: unknown[][] = [];
  const report = async (...said: unknown[]) => void reports.push(said);
  renderPage(<ReportProgress trip={aShownTrip(changes)} now={now} outbox={{ report }} />);
  return reports;
};
const reported = (event: string, reason = "") => [aShownTrip().id, event, reason];

test.each([
  ["assigned", "I’m on my way", "depart"],
  ["reconfirmed", "I’m on my way", "depart"],
  ["en_route", "I’ve arrived", "arrive"],
  ["arrived", "Passenger on board", "met"],
  ["searching", "Passenger on board", "met"],
  ["stopover", "Drive on", "resume"],
] as const)("a driver whose trip is %s presses “%s”", async (state, name, event) => {
  const reports = show({ state });
  fireEvent.click(await screen.findByRole("button", { name }));
  await eventually(() => expect(reports).toContainEqual(reported(event)));
});

test("the drop-off is asked once more before it is sent", async () => {
  const reports = show({ state: "onboard" });
  fireEvent.click(await screen.findByRole("button", { name: "Passenger dropped off" }));
  expect(reports).not.toContainEqual(reported("dropoff"));
  fireEvent.click(await screen.findByRole("button", { name: "Complete trip" }));
  await eventually(() => expect(reports).toContainEqual(reported("dropoff")));
});

test("who breaks a trip off says why", async () => {
  const reports = show({ state: "onboard" });
  fireEvent.click(await screen.findByRole("button", { name: "Break off trip" }));
  fireEvent.change(await screen.findByLabelText(/What happened/), { target: { value: "A flat tyre" } });
  fireEvent.click(screen.getAllByRole("button", { name: "Break off trip" }).at(-1) as HTMLElement);
  await eventually(() => expect(reports).toContainEqual(reported("break_off", "A flat tyre")));
});

test("days ahead it says from when a departure can be reported; after the end there is nothing to report", async () => {
  show({ starts_at: "2026-11-20T15:00:00.000Z" });
  expect(await screen.findByText(/You can report your departure from .*14:00/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "I’m on my way" })).toBeNull();
  cleanup();
  show({ state: "completed" });
  expect(screen.queryByRole("button", { name: "Passenger dropped off" })).toBeNull();
});
