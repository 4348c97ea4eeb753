// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { aShownTrip } from "#testing/builders/booking/a-shown-trip.ts";
import { eventually } from "#testing/eventually.ts";
import { ReportProgress } from "./report-progress.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Two hours before the pickup. */
const now = new Date("2026-11-20T08:00:00Z");
const show = (changes: Parameters<typeof aShownTrip>[0] = {}) => {
  const reports: unknown[][] = [];
  const report = async (...said: unknown[]) => void reports.push(said);
  renderPage(<ReportProgress trip={aShownTrip(changes)} now={now} outbox={{ report }} />);
  return reports;
};
const reported = (event: string, reason = "") => [aShownTrip().id, event, reason];

/** As with a keyboard: pressed, then pressed again to confirm. */
async function pressTwice(name: string) {
  fireEvent.click(await screen.findByRole("button", { name }));
  fireEvent.click(await screen.findByRole("button", { name: `Press again to confirm ${name}` }));
}

test.each([
  ["assigned", "I’m on my way", "depart", ""],
  ["reconfirmed", "I’m on my way", "depart", ""],
  ["en_route", "I’ve arrived", "arrive", ""],
  ["arrived", "Passenger on board", "met", "Met by name"],
  ["searching", "Passenger on board", "met", "Met by name"],
  ["onboard", "Passenger dropped off", "dropoff", ""],
] as const)("a driver whose trip is %s slides “%s”", async (state, name, event, reason) => {
  const reports = show({ state });
  await pressTwice(name);
  await eventually(() => expect(reports).toEqual([reported(event, reason)]));
});

test("a reversible step is a simple press", async () => {
  const reports = show({ state: "stopover" });
  fireEvent.click(await screen.findByRole("button", { name: "Drive on" }));
  await eventually(() => expect(reports).toEqual([reported("resume")]));
});

test("a passenger who can’t be found can be reported when most of the free minutes are over", async () => {
  const arrived_at = "2026-11-20T07:00:00.000Z";
  show({ state: "arrived", pickup_at: arrived_at, arrived_at, free_wait_minutes: 90 });
  const early = await screen.findByRole("button", { name: "Can’t find passenger: from 10:15" });
  expect(early.hasAttribute("disabled")).toBe(true);
  cleanup();
  const reports = show({ state: "arrived", pickup_at: arrived_at, arrived_at, free_wait_minutes: 60 });
  fireEvent.click(await screen.findByRole("button", { name: "Can’t find passenger" }));
  await eventually(() => expect(reports).toEqual([reported("cant_find")]));
});

test("the server checks the PIN for the report; offline, the name is enough", async () => {
  const tries = [
    { is_right: false, tries_left: 4 },
    { is_right: true, tries_left: 4 },
  ];
  answerCalls({ "check-trip-pin": () => tries.shift() });
  const reports = show({ state: "arrived" });
  const enter = async (pin: string) => {
    fireEvent.change(await screen.findByLabelText(/Passenger’s PIN/), { target: { value: pin } });
    fireEvent.click(screen.getByRole("button", { name: "Check" }));
  };
  await enter("0000");
  await screen.findByText("That PIN is wrong. 4 tries left.");
  await enter("4821");
  await screen.findByText("The PIN is right");
  await pressTwice("Passenger on board");
  await eventually(() => expect(reports).toEqual([reported("met", "Met by PIN")]));
  cleanup();
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("offline")));
  show({ state: "arrived" });
  await enter("4821");
  await screen.findByText(/Ask for the name on the booking instead/);
});

test("breaking off a trip asks for a reason", async () => {
  const reports = show({ state: "onboard" });
  fireEvent.click(await screen.findByRole("button", { name: "Break off trip" }));
  fireEvent.change(await screen.findByLabelText(/What happened/), { target: { value: "A flat tyre" } });
  fireEvent.click(screen.getAllByRole("button", { name: "Break off trip" }).at(-1) as HTMLElement);
  await eventually(() => expect(reports).toContainEqual(reported("break_off", "A flat tyre")));
});

test("days ahead it says when a departure can be reported; after the end there is nothing to report", async () => {
  show({ pickup_at: "2026-11-20T15:00:00.000Z" });
  expect(await screen.findByText(/You can report your departure from .*14:00/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "I’m on my way" })).toBeNull();
  cleanup();
  show({ state: "completed" });
  expect(screen.queryByRole("button", { name: "Passenger dropped off" })).toBeNull();
});
