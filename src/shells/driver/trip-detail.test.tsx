// @vitest-environment happy-dom
import { onlineManager, QueryClient } from "@tanstack/react-query";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { driverPortrait } from "#domain/fleet/portrait.ts";
import type { DriverTrip } from "#features/trips/own/contract.ts";
import { readOutbox, wipeOutbox, wordsOf } from "#platform/browser/outbox.ts";
import { type Answers, answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { aShownTrip, companyAnswer } from "#testing/builders/booking/a-shown-trip.ts";
import { eventually } from "#testing/eventually.ts";
import DriverTripPage from "./pages/trip-detail.tsx";

const driver = { name: "Sipho Ndlovu", vehicles_today: [], permit: null, state: "active" };
const path = "/driver/dashboard/trips";
const show = (trip: DriverTrip, answers: Answers = {}) => {
  const calls = answerCalls({
    ...companyAnswer,
    "my-driver-profile": { driver },
    "my-trips": { trips: [trip], next: null },
    ...answers,
  });
  renderTrip(aShownTrip().id);
  return calls;
};
const renderTrip = (id: string, memory?: QueryClient) =>
  renderPage(
    <Routes>
      <Route path={`${path}/:trip`} element={<DriverTripPage />} />
    </Routes>,
    `${path}/${id}`,
    memory,
  );

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T10:20:00Z"), shouldAdvanceTime: true });
});
afterEach(async () => {
  cleanup();
  await wipeOutbox();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const atPickup = aShownTrip({
  state: "arrived",
  arrived_at: "2026-11-20T09:55:00.000Z",
  passenger_phone: "+27 82 555 0199",
});
const noShow = { request: null, missing: ["wait", "attempts", "place", "photo"] };
const wait = {
  wait_from: "2026-11-20T10:00:00.000Z",
  arrived_at: null,
  free_minutes: 60,
  step_cents: 6000,
  charge: null,
};

test("at the pickup a driver has the meter, three ways to the passenger and three maps", async () => {
  show(atPickup, { "read-wait": wait, "my-no-show": noShow });
  await screen.findByText(/Each further 15 minutes cost the customer R60\./);
  expect((await screen.findByRole("timer")).textContent).toMatch(/^(40:00|39:5\d) left$/);
  const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual(
    expect.arrayContaining([
      "tel:+27825550199",
      "https://wa.me/27825550199",
      "sms:+27825550199",
      expect.stringContaining("waze.com"),
      expect.stringContaining("maps.apple.com"),
    ]),
  );
});

test("for a plane that is late the meter, the search and the no-show begin at the same moment", async () => {
  show(atPickup, { "read-wait": { ...wait, wait_from: "2026-11-20T10:30:00.000Z" }, "my-no-show": noShow });
  await screen.findByText("from 12:30");
  screen.getByText("Free waiting is over (13:30)");
  screen.getByRole("button", { name: "Can’t find passenger: from 13:15" });
});

test("a no-show can’t be reported before everything is gathered", async () => {
  show(atPickup, { "read-wait": wait, "my-no-show": noShow });
  const report = await screen.findByRole("button", { name: "Report no-show" });
  expect(report.hasAttribute("disabled")).toBe(true);
  expect(screen.getAllByText("still missing")).toHaveLength(4);
});

test("once dispatch has been notified, the driver is asked to stay", async () => {
  const request = { state: "open", asked_at: "2026-11-20T10:19:00.000Z", decided_at: null, answer: "" };
  show(atPickup, { "read-wait": wait, "my-no-show": { request, missing: [] } });
  await screen.findByText("Dispatch is checking your no-show report");
  expect(screen.queryByRole("button", { name: "Report no-show" })).toBeNull();
});

test("once dispatch has confirmed it, there is nothing more to report", async () => {
  const request = { state: "confirmed", asked_at: "2026-11-20T10:05:00.000Z", decided_at: null, answer: "" };
  show(atPickup, { "read-wait": wait, "my-no-show": { request, missing: [] } });
  await screen.findByText("Dispatch has confirmed the no-show");
  expect(screen.queryByRole("button", { name: "Report no-show" })).toBeNull();
});

test("what dispatch answered is shown, and it can be asked again", async () => {
  const request = {
    state: "refused",
    asked_at: "2026-11-20T10:05:00.000Z",
    decided_at: null,
    answer: "She is at gate 4.",
  };
  show(atPickup, { "read-wait": wait, "my-no-show": { request, missing: [] } });
  await screen.findByText("She is at gate 4.");
  expect(screen.getByRole("button", { name: "Report no-show" }).hasAttribute("disabled")).toBe(false);
});

test("the name board covers the screen with who drives, and closes on any tap", async () => {
  show(aShownTrip(), { "my-photo": { driver_id: "d1", photo_id: null, offered_id: null, answer: "" } });
  fireEvent.click(await screen.findByRole("button", { name: "Show name board" }));
  const board = await screen.findByLabelText("Name board: Thandi Mokoena");
  expect(within(board).getByText("Thandi Mokoena")).toBeTruthy();
  expect(await within(board).findByText("CT Shuttle")).toBeTruthy();
  expect(within(board).getByText(aShownTrip().vehicle.plate)).toBeTruthy();
  await eventually(() => expect(board.querySelector("img")?.getAttribute("src")).toBe(driverPortrait("d1")));
  fireEvent.click(board);
  expect(screen.queryByLabelText("Name board: Thandi Mokoena")).toBeNull();
});

test("offline a trip of these days opens whole, reports wait, and a trip that isn’t here says why", async () => {
  const saved = aShownTrip({ passenger_phone: "+27 82 555 0199", pickup_at: "2026-11-20T12:00:00.000Z" });
  const memory = new QueryClient();
  memory.setQueryData(["my-driver-profile", {}], { driver }, { updatedAt: 1 });
  memory.setQueryData(["my-trips", { when: "ahead" }], { trips: [saved], next: null }, { updatedAt: 1 });
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
  onlineManager.setOnline(false);
  try {
    renderTrip(saved.id, memory);
    await screen.findByText("Next trip");
    fireEvent.click(screen.getByRole("button", { name: "Reconfirm trip" }));
    await screen.findByText("Reconfirmed");
    expect(readOutbox().waiting.map(wordsOf)).toEqual(["Trip reconfirmed"]);
    fireEvent.click(screen.getByRole("button", { name: "Show name board" }));
    expect(await screen.findByLabelText("Name board: Thandi Mokoena")).toBeTruthy();
    cleanup();
    renderTrip("0190f000-0000-7000-8000-00000000000f", memory);
    await screen.findByText("This trip isn’t on your phone");
  } finally {
    onlineManager.setOnline(true);
  }
});

test("an older trip is read by itself; one that is not theirs says so", async () => {
  const past = aShownTrip({ state: "completed", reference: "CTS-PPPPPP" });
  show(past, { "my-trips": { trips: [], next: null }, "my-trip": { trip: past } });
  await screen.findByText(/CTS-PPPPPP/);
  expect(screen.queryByRole("button", { name: "Show name board" })).toBeNull();
  cleanup();
  show(past, { "my-trips": { trips: [], next: null } });
  await screen.findByText("We couldn’t load this trip");
});

test("a step of a trip that is read by itself shows as done at once, and is read again", async () => {
  let state: DriverTrip["state"] = "stopover";
  const older = () => aShownTrip({ state, ends_at: "2026-11-19T20:00:00.000Z" });
  const calls = show(older(), {
    "my-trips": { trips: [], next: null },
    "my-trip": () => ({ trip: older() }),
    "send-trip-events": ({ events }: { events: readonly { key: string }[] }) => {
      state = "onboard";
      return { results: events.map(({ key }) => ({ key, outcome: "moved", message: "" })) };
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Drive on" }));
  await eventually(() => expect(screen.queryByRole("button", { name: "Drive on" })).toBeNull());
  await eventually(() => expect(readOutbox().waiting).toEqual([]));
  expect(calls.filter(({ name }) => name === "my-trip").length).toBeGreaterThan(1);
  expect(screen.queryByRole("button", { name: "Drive on" })).toBeNull();
});

test("without a connection a step of such a trip shows as done as well", async () => {
  const older = aShownTrip({ state: "stopover", ends_at: "2026-11-19T20:00:00.000Z" });
  show(older, { "my-trips": { trips: [], next: null }, "my-trip": { trip: older }, "send-trip-events": 503 });
  fireEvent.click(await screen.findByRole("button", { name: "Drive on" }));
  await screen.findByText("1 report is waiting for a connection");
  expect(screen.queryByRole("button", { name: "Drive on" })).toBeNull();
});

test("what the customer pays in cash is on the trip, and is recorded there", async () => {
  const cash = {
    payment_id: "0190f000-0000-7000-8000-00000000000c",
    version: 1,
    state: "due_on_trip",
    amount_cents: 46_000,
    booking_reference: aShownTrip().reference,
    customer_name: "Thandi Mokoena",
    driver_name: null,
    pickup_at: aShownTrip().pickup_at,
    updated_at: aShownTrip().pickup_at,
  };
  const other = { ...cash, payment_id: "0190f000-0000-7000-8000-00000000000d", booking_reference: "CTS-OTHERS" };
  const calls = show(aShownTrip(), {
    "my-cash": { payments: [other, cash] },
    "collect-my-cash": { state: "collected", version: 2 },
  });
  await screen.findByText("R460");
  fireEvent.click(screen.getByRole("button", { name: "Cash taken" }));
  fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Record cash" }));
  await eventually(() =>
    expect(calls.find(({ name }) => name === "collect-my-cash")?.input).toMatchObject({
      payment_id: cash.payment_id,
      amount_cents: 46_000,
    }),
  );
});
