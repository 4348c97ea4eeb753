// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderPage } from "#testing/answer-calls.tsx";
import { aShownTrip } from "#testing/builders/booking/a-shown-trip.ts";
import { DriverAgenda } from "./driver-agenda.tsx";

afterEach(cleanup);
const now = new Date("2026-11-20T08:00:00Z");
const headings = () => screen.getAllByRole("heading").map((one) => one.textContent);

test("today and tomorrow are always shown; other days only with a trip", () => {
  renderPage(<DriverAgenda days={2} now={now} trips={[aShownTrip({ pickup_at: "2026-11-23T06:00:00.000Z" })]} />);
  expect(headings()).toEqual(["Today", "Tomorrow", "Mon 23 Nov"]);
  expect(screen.getAllByText(/^No trips\./)).toHaveLength(2);
  expect(screen.getByText("In 3 days")).toBeTruthy();
});

test("a tour that started before today is under today", () => {
  const tour = aShownTrip({ pickup_at: "2026-11-19T06:00:00.000Z", ends_at: "2026-11-21T15:00:00.000Z" });
  renderPage(<DriverAgenda days={2} now={now} trips={[tour]} />);
  const today = within(screen.getByRole("list", { name: "Trips on Fri 20 Nov" }));
  expect(today.getAllByText("CTS-7K3M9Q").length).toBeGreaterThan(0);
});

test("a trip far ahead says when its passenger will be shown; a past one has no link", () => {
  const far = aShownTrip({ id: "a", pickup_at: "2026-11-25T06:00:00.000Z", passenger_name: null });
  const done = aShownTrip({ id: "b", state: "completed" });
  renderPage(<DriverAgenda days={2} now={now} trips={[done, far]} />);
  expect(screen.getByText("You’ll see the passenger’s name from Mon 23 Nov, 08:00.")).toBeTruthy();
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Open tripCTS-7K3M9Q",
    "To pickup",
  ]);
});

test("a trip that is only offered is not in the day yet", () => {
  const trips = [aShownTrip({ is_offer: true, state: "offered", passenger_name: null })];
  const { container } = renderPage(<DriverAgenda days={2} now={now} trips={trips} />);
  expect(container.textContent).not.toContain("CTS-7K3M9Q");
});

test("a trip with several vehicles says which one it is", () => {
  renderPage(<DriverAgenda days={2} now={now} trips={[aShownTrip({ part: 2, vehicles: 3 })]} />);
  expect(screen.getByText("Vehicle 2 of 3")).toBeTruthy();
});

test("a trip of several days is shown on each of them, with that day’s hours", () => {
  const coach = aShownTrip({ pickup_at: "2026-11-20T06:00:00.000Z", ends_at: "2026-11-22T16:00:00.000Z" });
  renderPage(<DriverAgenda days={2} now={now} trips={[coach]} />);
  expect(headings()).toEqual(["Today", "Tomorrow", "Sun 22 Nov"]);
  expect(screen.getAllByText(/^08:00–18:00, day \d of 3$/).map(({ textContent }) => textContent)).toEqual([
    "08:00–18:00, day 1 of 3",
    "08:00–18:00, day 2 of 3",
    "08:00–18:00, day 3 of 3",
  ]);
});
